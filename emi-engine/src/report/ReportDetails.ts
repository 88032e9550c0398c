/** What a report says of itself. It comes from outside: the same details give the same bytes. */
export interface ReportDetails {
  /** Name of the board or project, as people know it. */
  readonly title: string;
  /** Day of the analysis, `2026-11-20`; left out where the report shall bear none. */
  readonly date?: string;
  /** Numbers that the report is found by, such as that of its job. */
  readonly identifiers: readonly string[];
  /** SHA-256 of the archive, in hexadecimal. */
  readonly inputSha256: string;
  /** Version of the engine (`engineVersion`). */
  readonly toolVersion: string;
}
