import type { EmiJobStatus } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';

export interface EmiLicenseTable {
  id: string;
  team_id: string;
  /** Who ordered it or applied for it. */
  user_id: string;
  /** For people: `EM-0000001`. */
  number: string;
  trial: boolean;
  /** Name of the project. */
  label: string;
  /** Allowed uses, and how many of them jobs hold. */
  times: number;
  job_count: Generated<number>;
  /** First and last day of use, `YYYY-MM-DD` in Tokyo. */
  start_at: string;
  end_at: string;
  /** The order that it was made for; null for a trial. */
  order_id: string | null;
  /** Version of the usage notes that were agreed to. */
  terms: string | null;
  /** Of a trial: the key under which it was applied for. */
  idempotency_key: string | null;
  ordered_at: Date;
  /** Set when it was taken back; no list has it then. */
  withdrawn_at: Generated<Date | null>;
}

export interface EmiJobTable {
  id: string;
  team_id: string;
  user_id: string;
  license_id: string;
  status: EmiJobStatus;
  /** Name of the uploaded file, as the browser said it. */
  src_filename: string;
  /** Where the archive lies in the blob store. */
  src_key: string;
  src_bytes: number;
  /** CSV text `net,class`; empty for none. */
  classes: string;
  settings: ColumnType<unknown, string, string>;
  /** Language of the results mail, and of the report unless another one is asked for. */
  locale: Locale;
  /** Version of the usage notes that were agreed to. */
  terms: string | null;
  /** The job whose archive is analyzed again. Such a job holds no use of the license. */
  rerun_of: string | null;
  /** How often an analysis was begun. */
  attempts: Generated<number>;
  /** Why it failed: an `EmiJobError`. */
  error: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
  finished_at: ColumnType<Date | null, Date | null | undefined>;
  /** Of one that succeeded: `EmiJobFacts`. */
  facts: ColumnType<unknown, string | null | undefined, string | null>;
  /** While it is carried out: when the process that does so last said that it lives. */
  alive_at: ColumnType<Date | null, Date | null | undefined>;
}

/** A finding that a team leaves as it is, in all runs of a project. */
export interface EmiSuppressionTable {
  id: string;
  team_id: string;
  /** Name of the project: the label of its licenses. */
  project: string;
  /** What the finding is about (`subjectOf`), and whether a run has one such finding at most. */
  subject: string;
  is_one: boolean;
  /** Where it lay, in the coordinates of the job whose outline had this box. */
  x_mm: number;
  y_mm: number;
  outline: ColumnType<unknown, string, string>;
  reason: string;
  /** Who said the reason, and when. */
  user_id: string;
  created_at: Date;
}

/** A token that opens one upload. */
export interface EmiUploadTokenTable {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  team_id: string;
  user_id: string;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined>;
}

/** An archive that is arriving, or that was cut. */
export interface EmiUploadTable {
  /** Of the job that it becomes. */
  id: string;
  team_id: string;
  user_id: string;
  created_at: Date;
}

/** An upload that goes on where it stopped; its archive is a partial file until it is whole. */
export interface EmiPartialUploadTable {
  /** Of the job that it becomes. */
  id: string;
  team_id: string;
  user_id: string;
  /** The token that opened it, as in `emi_upload_token`. */
  token_hash: string;
  license_id: string;
  src_filename: string;
  /** Size of the whole archive. */
  src_bytes: number;
  /** When the file was changed last, by its own computer: milliseconds since 1970. */
  src_modified: number | null;
  classes: string;
  settings: ColumnType<unknown, string, string>;
  terms: string | null;
  created_at: Date;
  /** From then on it cannot go on. */
  expires_at: Date;
  /** When it became a job. */
  finished_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface EmiTables {
  'manager.emi_upload': EmiUploadTable;
  'manager.emi_partial_upload': EmiPartialUploadTable;
  'manager.emi_upload_token': EmiUploadTokenTable;
  'manager.emi_license': EmiLicenseTable;
  'manager.emi_job': EmiJobTable;
  'manager.emi_suppression': EmiSuppressionTable;
}
