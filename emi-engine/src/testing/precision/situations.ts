import { chassisSituations } from './chassis.ts';
import { coilSituations } from './coils.ts';
import { connectorSituations } from './connectors.ts';
import { crystalSituations } from './crystals.ts';
import { edgeSituations } from './edges.ts';
import { fieldSituations } from './fields.ts';
import { impedanceSituations } from './impedances.ts';
import { planeSituations } from './planes.ts';
import { returnSituations } from './returnPaths.ts';
import { type RuleSituations } from './Situation.ts';
import { skewSituations } from './skews.ts';
import { stackupSituations } from './stackups.ts';
import { stubSituations } from './stubs.ts';
import { supplySituations } from './supplies.ts';
import { switchingSituations } from './switching.ts';
import { traceSituations } from './traces.ts';
import { waySituations } from './ways.ts';

/** The situations of all rules, in the order of their ids. */
export const situations: readonly RuleSituations[] = [
  ...traceSituations,
  ...returnSituations,
  ...edgeSituations,
  ...planeSituations,
  ...impedanceSituations,
  ...fieldSituations,
  ...chassisSituations,
  ...coilSituations,
  ...connectorSituations,
  ...crystalSituations,
  ...supplySituations,
  ...waySituations,
  ...skewSituations,
  ...stackupSituations,
  ...stubSituations,
  ...switchingSituations,
].sort((one, other) => Number(one.rule.slice(1)) - Number(other.rule.slice(1)));
