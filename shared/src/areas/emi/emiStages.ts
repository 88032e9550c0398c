/** What an analysis does, one after the other: `drawing` prepares the picture, `writing` the reports. */
export const emiStages = ['reading', 'checking', 'drawing', 'writing'] as const;
export type EmiStage = (typeof emiStages)[number];

/** How far a running analysis is. */
export interface EmiProgress {
  readonly stage: EmiStage;
  /** Of the whole analysis, from 0 to 100. */
  readonly percent: number;
}
