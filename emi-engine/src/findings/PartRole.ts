import { emiPartRoles, type EmiPartRole } from '@portal/shared/domain';
import { type Said } from '../findings/Finding.ts';

/** All roles that a part can have in the rules, by their names in lists. */
export const partRoles = emiPartRoles;

/**
 * Role of a part in the rules. `clamp` limits voltages (TVS, varistor, diode), `inductor` includes
 * ferrite beads and filters, `crystal` includes oscillators, `other` is everything that is known to
 * be none of them. A part whose evidence is weak or contradictory is `unknown`.
 */
export type PartRole = EmiPartRole;

/** A role that evidence can speak for. */
export type KnownRole = Exclude<PartRole, 'unknown'>;

/** Something about a part that speaks for a role. */
export interface Evidence {
  readonly role: KnownRole;
  /** 1 is a hint; 4 decides unless something contradicts; 8 decides against a designator. */
  readonly weight: number;
  readonly why: Said;
}

/** The role of a part, and why. */
export interface PartGuess {
  readonly role: PartRole;
  readonly source: 'given' | 'guessed' | 'none';
  /** From 0 to 1: how far the evidence for the role leads over that for the next one. */
  readonly confidence: number;
  /** The evidence for the role; for an unknown part, all evidence. */
  readonly why: readonly Said[];
}

const pinRanges: Readonly<Record<KnownRole, readonly [least: number, most: number]>> = {
  connector: [1, Infinity],
  capacitor: [2, 16],
  inductor: [2, 12],
  resistor: [2, 20],
  clamp: [2, 16],
  crystal: [2, 10],
  ic: [1, Infinity],
  other: [0, Infinity],
};

/** Whether a part with this number of pins can have a role: a diode does not have 78. */
export function suitsPins(role: KnownRole, pins: number): boolean {
  const [least, most] = pinRanges[role];
  return pins >= least && pins <= most;
}
