// Terms of findings, which the engine, the server, the contract and the screens share.

/** Severities of findings, worst first. */
export const emiSeverities = ['error', 'warning', 'info'] as const;
export type EmiSeverity = (typeof emiSeverities)[number];

/**
 * How far a finding can be relied on, surest first: measured, and nets and parts are known; rests on
 * a guess or an assumption; rests on weak evidence.
 */
export const emiConfidences = ['certain', 'likely', 'worth_a_look'] as const;
export type EmiConfidence = (typeof emiConfidences)[number];

/** Who set the class of a net or the role of a part: the team, a guess by evidence, or nobody. */
export const emiClassSources = ['given', 'guessed', 'none'] as const;
export type EmiClassSource = (typeof emiClassSources)[number];

/** Units of measured values and limits. */
export const emiUnits = ['mm', 'mm2', '%', 'MHz', 'dBµV/m', 'ps', 'count', 'ratio'] as const;
export type EmiUnit = (typeof emiUnits)[number];

/** Classes of nets. `clock` and `high_speed` are critical; an `io` net leaves the board. */
export const emiNetClasses = ['ground', 'power', 'clock', 'high_speed', 'io', 'unknown'] as const;
export type EmiNetClass = (typeof emiNetClasses)[number];

/** Names of the classes in the lists that people upload and in stored results. */
export const emiListedClasses = {
  ground: 'ground',
  power: 'power',
  clock: 'clock',
  high_speed: 'highSpeed',
  io: 'io',
  unknown: 'unknown',
} as const satisfies Readonly<Record<EmiNetClass, string>>;
export type EmiListedClass = (typeof emiListedClasses)[EmiNetClass];

/** Roles that parts can have, by their names in lists. */
export const emiPartRoles = [
  'connector',
  'capacitor',
  'inductor',
  'resistor',
  'clamp',
  'crystal',
  'ic',
  'other',
  'unknown',
] as const;
export type EmiPartRole = (typeof emiPartRoles)[number];

/** The class by its name in lists. */
export function emiNetClass(listed: EmiListedClass): EmiNetClass {
  return listed === 'highSpeed' ? 'high_speed' : listed;
}
