/** How long something took, and for how long it had a core. */
export interface Taken {
  readonly ms: number;
  readonly cpuMs: number;
}

/** What is measured of one board. */
export interface BoardFigures {
  readonly features: number;
  readonly findings: number;
  readonly read: Taken;
  /** All rules with what they share. */
  readonly analyzed: Taken;
  /** All forms in one language. */
  readonly reported: Taken;
  /** From the start of the process to the findings. */
  readonly untilFindings: Taken;
}

/** What is measured of a whole job: from the start of its process to the last of its files. */
export interface JobFigures extends Taken {
  /** Code of the problem that the archive is refused with. */
  readonly refused?: string;
  readonly peakBytes: number;
}
