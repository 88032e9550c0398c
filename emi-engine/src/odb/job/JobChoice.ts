import { type LengthUnit } from '../text/LengthUnit.ts';

/** What a person says about an archive that does not say it itself, or says it wrongly. */
export interface JobChoice {
  /** Unit of all files, whatever they state. */
  readonly units?: LengthUnit;
  /** Folder of the job, or parts of its path that no other job has, in any case. */
  readonly job?: string;
}
