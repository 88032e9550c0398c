import { type NetClass } from '../findings/NetClass.ts';
import { type RuleId } from '../findings/RuleId.ts';

/** What the user says about a board beyond its archive; everything left out is assumed and said so. */
export interface AnalysisSettings {
  /** Highest frequency that matters, in MHz; 300 when left out. */
  readonly maxFrequencyMhz?: number;
  /** Relative permittivity of all dielectrics. */
  readonly permittivity?: number;
  /** Thickness in mm of the dielectrics from the top down. */
  readonly dielectricMm?: readonly number[];
  /** Classes and clock frequencies of nets by name; they lead over guesses. */
  readonly classes?: ReadonlyMap<
    string,
    { netClass: NetClass; frequencyMhz?: number; /** Of the user's list, from 1. */ line?: number }
  >;
  /** Thresholds that differ from the defaults (`Profile`), by rule and name. */
  readonly profile?: Partial<Record<RuleId, Readonly<Record<string, number>>>>;
}
