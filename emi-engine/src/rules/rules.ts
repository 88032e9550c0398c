import { chassis } from './chassis/chassis.ts';
import { connectorClock } from './connector-clock/connectorClock.ts';
import { connectorFilter } from './connector-filter/connectorFilter.ts';
import { decoupling } from './decoupling/decoupling.ts';
import { edgeDistance } from './edge-distance/edgeDistance.ts';
import { floatingCopper } from './floating-copper/floatingCopper.ts';
import { groundPin } from './ground-pin/groundPin.ts';
import { guardTrace } from './guard-trace/guardTrace.ts';
import { netLength } from './net-length/netLength.ts';
import { pairSymmetry } from './pair-symmetry/pairSymmetry.ts';
import { parallelRun } from './parallel-run/parallelRun.ts';
import { planeGap } from './plane-gap/planeGap.ts';
import { planeResonance } from './plane-resonance/planeResonance.ts';
import { protection } from './protection/protection.ts';
import { referenceChange } from './reference-change/referenceChange.ts';
import { stackup } from './stackup/stackup.ts';
import { stitching } from './stitching/stitching.ts';
import { supplyWidth } from './supply-width/supplyWidth.ts';
import { switchingLoop } from './switching-loop/switchingLoop.ts';
import { underCrystal } from './under-crystal/underCrystal.ts';
import { viaCount } from './via-count/viaCount.ts';
import { radiatedField } from './radiated-field/radiatedField.ts';
import { impedanceJump } from './impedance/impedanceJump.ts';
import { skew } from './skew/skew.ts';
import { viaStub } from './via-stub/viaStub.ts';
import { underCoil } from './under-coil/underCoil.ts';
import { type Rule } from './Rule.ts';

/** All rules in the order of their ids. */
export const rules: readonly Rule[] = [
  netLength,
  viaCount,
  planeGap,
  referenceChange,
  edgeDistance,
  parallelRun,
  guardTrace,
  decoupling,
  planeResonance,
  stitching,
  connectorClock,
  pairSymmetry,
  floatingCopper,
  supplyWidth,
  connectorFilter,
  stackup,
  protection,
  groundPin,
  underCrystal,
  chassis,
  switchingLoop,
  radiatedField,
  impedanceJump,
  skew,
  viaStub,
  underCoil,
];
