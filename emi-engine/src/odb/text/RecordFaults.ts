import { EmiError } from '../../problems/EmiError.ts';
import { type Warnings } from '../../problems/Warnings.ts';

/** Counts the unreadable records of one file; a damaged file may have millions. */
export class RecordFaults {
  readonly #file: string;
  readonly #warnings: Warnings;
  #times = 0;
  #firstLine = 0;

  constructor(file: string, warnings: Warnings) {
    this.#file = file;
    this.#warnings = warnings;
  }

  add(line: number): void {
    if (this.#times === 0) this.#firstLine = line;
    this.#times += 1;
  }

  /** Refuses a file that would exhaust the memory. @throws EmiError `too-many-records` */
  checkCount(count: number, limit: number, line: number): void {
    if (count >= limit)
      throw new EmiError({ code: 'too-many-records', file: this.#file, line, values: { limit } });
  }

  /** Adds one warning for all of them, at the line of the first. */
  finish(): void {
    if (this.#times > 0)
      this.#warnings.add(
        { code: 'record-unreadable', file: this.#file, line: this.#firstLine },
        this.#times,
      );
  }
}
