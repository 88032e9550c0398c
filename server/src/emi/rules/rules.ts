import { connectorClock } from './connector-clock/connectorClock.ts';
import { connectorFilter } from './connector-filter/connectorFilter.ts';
import { decoupling } from './decoupling/decoupling.ts';
import { floatingCopper } from './floating-copper/floatingCopper.ts';
import { netLength } from './net-length/netLength.ts';
import { pairSymmetry } from './pair-symmetry/pairSymmetry.ts';
import { planeGap } from './plane-gap/planeGap.ts';
import { referenceChange } from './reference-change/referenceChange.ts';
import { supplyWidth } from './supply-width/supplyWidth.ts';
import { type Rule } from './Rule.ts';
import { viaCount } from './via-count/viaCount.ts';

/** All rules in the order of their ids. */
export const rules: readonly Rule[] = [
  netLength,
  viaCount,
  planeGap,
  referenceChange,
  decoupling,
  connectorClock,
  pairSymmetry,
  floatingCopper,
  supplyWidth,
  connectorFilter,
];
