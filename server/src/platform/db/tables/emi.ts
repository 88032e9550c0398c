import type { EmiJobStatus, emiActs } from '@portal/shared/contracts';
import type { EmiProgress, Locale } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';

export interface EmiLicenseTable {
  id: string;
  team_id: string;
  /** Who ordered or applied for it. */
  user_id: string;
  /** Display number: `EM-0000001`. */
  number: string;
  trial: boolean;
  /** Name of the project. */
  label: string;
  /** Allowed uses, and how many of them jobs have taken. */
  times: number;
  job_count: Generated<number>;
  /** First and last day of use, `YYYY-MM-DD` in Tokyo. */
  start_at: string;
  end_at: string;
  /** The order it was made for; null for a trial. */
  order_id: string | null;
  /** Version of the accepted usage notes. */
  terms: string | null;
  /** Trial only: idempotency key of the application. */
  idempotency_key: string | null;
  ordered_at: Date;
  /** Set when it was revoked; lists then omit it. */
  withdrawn_at: Generated<Date | null>;
}

export interface EmiJobTable {
  id: string;
  team_id: string;
  user_id: string;
  license_id: string;
  status: EmiJobStatus;
  /** Name of the uploaded file, as sent by the browser. */
  src_filename: string;
  /** Blob key of the archive. */
  src_key: string;
  src_bytes: number;
  /** CSV texts `net,class` and `part,role`; empty for none. */
  classes: string;
  roles: Generated<string>;
  settings: ColumnType<unknown, string, string>;
  /** Language of the results mail, and default language of the report. */
  locale: Locale;
  /** Version of the accepted usage notes. */
  terms: string | null;
  /** The job whose archive is analyzed again. A rerun takes no use of the license. */
  rerun_of: string | null;
  /** How often an analysis was started. */
  attempts: Generated<number>;
  /** Why it failed: an `EmiJobError`. */
  error: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Date;
  finished_at: ColumnType<Date | null, Date | null | undefined>;
  /** Succeeded jobs only: `EmiJobFacts`. */
  facts: ColumnType<unknown, string | null | undefined, string | null>;
  /** Running jobs only: the process's last heartbeat. */
  alive_at: ColumnType<Date | null, Date | null | undefined>;
  /** Running jobs only, once they began: how far they are. */
  progress: ColumnType<EmiProgress | null, string | null | undefined, string | null>;
}

/** A finding that a team suppresses in all runs of a project. */
export interface EmiSuppressionTable {
  id: string;
  team_id: string;
  /** Name of the project: the label of its licenses. */
  project: string;
  /** The finding's subject (`subjectOf`), and whether a run has at most one finding of it. */
  subject: string;
  is_one: boolean;
  /** Its place, in the coordinates of the job whose outline had this box. */
  x_mm: number;
  y_mm: number;
  outline: ColumnType<unknown, string, string>;
  reason: string;
  /** Who gave the reason, and when. */
  user_id: string;
  created_at: Date;
}

/** What a team says about a finding in all runs of a project. Its place is as in a suppression. */
export interface EmiThreadTable {
  id: string;
  team_id: string;
  project: string;
  subject: string;
  is_one: boolean;
  x_mm: number;
  y_mm: number;
  outline: ColumnType<unknown, string, string>;
  /** Who takes care of it. */
  assignee: string | null;
  is_fixed: Generated<boolean>;
}

/** A remark or act about a finding. */
export interface EmiRemarkTable {
  id: string;
  team_id: string;
  thread_id: string;
  act: (typeof emiActs)[number];
  text: string;
  /** The mentioned or assigned person. */
  whom: string | null;
  /** The finding where it was said. */
  job_id: string;
  finding_key: string;
  user_id: string;
  created_at: Date;
}

/** A role or class that a team corrects in all runs of a project. */
export interface EmiCorrectionTable {
  team_id: string;
  /** Name of the project: the label of its licenses. */
  project: string;
  kind: 'part' | 'net';
  /** Designator of the part, or name of the net. */
  name: string;
  /** Role, or class by its name in lists. */
  value: string;
  user_id: string;
  created_at: Date;
}

/** A token for one upload. */
export interface EmiUploadTokenTable {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  team_id: string;
  user_id: string;
  expires_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined>;
}

/** An archive being uploaded, or whose upload was interrupted. */
export interface EmiUploadTable {
  /** Id of the job it becomes. */
  id: string;
  team_id: string;
  user_id: string;
  created_at: Date;
}

/** A resumable upload; its archive is a partial file until complete. */
export interface EmiPartialUploadTable {
  /** Id of the job it becomes. */
  id: string;
  team_id: string;
  user_id: string;
  /** The token that opened it, as in `emi_upload_token`. */
  token_hash: string;
  license_id: string;
  src_filename: string;
  /** Size of the whole archive. */
  src_bytes: number;
  /** The file's modification time on the uploader's computer, in Unix ms. */
  src_modified: number | null;
  classes: string;
  roles: Generated<string>;
  settings: ColumnType<unknown, string, string>;
  terms: string | null;
  created_at: Date;
  /** When it expires. */
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
  'manager.emi_thread': EmiThreadTable;
  'manager.emi_remark': EmiRemarkTable;
  'manager.emi_correction': EmiCorrectionTable;
}
