/** A file that the operator published for download. */
export interface InstallerTable {
  id: string;
  /** Community 1, professional 2. */
  edition: number;
  /** Dotted version number. */
  version: string;
  /** Word size of the target Windows: 32 or 64. */
  bit: number;
  /** Download name. */
  file_name: string;
  /** Bytes. */
  size: number;
  /** Of the content, hexadecimal; also the blob name. */
  sha256: string;
  /** Whether the operator has recorded an EV code signature. */
  signed: boolean;
  notes_en: string;
  notes_ja: string;
  published_at: Date;
  withdrawn_at: Date | null;
}

/** An upload from the operator's command line, in parts in the blob store. */
export interface InstallerUploadTable {
  id: string;
  /** Number of parts received. */
  parts: number;
  created_at: Date;
}

/** One row per download request. */
export interface InstallerDownloadTable {
  id: string;
  installer_id: string;
  team_id: string;
  user_id: string;
  at: Date;
}

export interface DownloadsTables {
  'manager.installer': InstallerTable;
  'manager.installer_upload': InstallerUploadTable;
  'manager.installer_download': InstallerDownloadTable;
}
