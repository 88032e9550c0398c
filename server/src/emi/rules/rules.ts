import { netLength } from './net-length/netLength.ts';
import { planeGap } from './plane-gap/planeGap.ts';
import { type Rule } from './Rule.ts';

/** All rules in the order of their ids. */
export const rules: readonly Rule[] = [netLength, planeGap];
