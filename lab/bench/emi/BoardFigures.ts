/** Elapsed time and CPU time. */
export interface Taken {
  readonly ms: number;
  readonly cpuMs: number;
}

/** Measurements of one board. */
export interface BoardFigures {
  readonly features: number;
  readonly findings: number;
  readonly read: Taken;
  /** All rules, including shared work. */
  readonly analyzed: Taken;
  /** All report formats in one language. */
  readonly reported: Taken;
  /** From process start to the findings. */
  readonly untilFindings: Taken;
}

/** Measurements of a whole job, from process start to its last file. */
export interface JobFigures extends Taken {
  /** Error code if the archive was refused. */
  readonly refused?: string;
  readonly peakBytes: number;
}
