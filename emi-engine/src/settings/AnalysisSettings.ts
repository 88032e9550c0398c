import { type NetClass } from '../findings/NetClass.ts';
import { type JobChoice } from '../odb/job/JobChoice.ts';
import { type RuleId } from '../findings/RuleId.ts';
import { type PartRole } from '../findings/PartRole.ts';

/** The user's settings for a board; omitted values are assumed and reported as such. */
export interface AnalysisSettings extends JobChoice {
  /** Highest relevant frequency in MHz; default 300. */
  readonly maxFrequencyMhz?: number;
  /** Relative permittivity of all dielectrics. */
  readonly permittivity?: number;
  /** Thickness in mm of the dielectrics from the top down. */
  readonly dielectricMm?: readonly number[];
  /** Classes and clock frequencies of nets by name; they take precedence over guesses. */
  readonly classes?: ReadonlyMap<
    string,
    { netClass: NetClass; frequencyMhz?: number; /** Of the user's list, from 1. */ line?: number }
  >;
  /** Roles of parts by designator; they take precedence over guesses. */
  readonly roles?: ReadonlyMap<
    string,
    { role: PartRole; /** Of the user's list, from 1. */ line?: number }
  >;
  /** Thresholds that override the defaults (`Profile`), by rule and name. */
  readonly profile?: Partial<Record<RuleId, Readonly<Record<string, number>>>>;
}
