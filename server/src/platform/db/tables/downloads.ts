/** A file that the operator has published for customers to download. */
export interface InstallerTable {
  id: string;
  /** Community 1, professional 2. */
  edition: number;
  /** Numbers with dots between them. */
  version: string;
  /** Word size of the Windows it is for: 32 or 64. */
  bit: number;
  /** Name under which browsers save it. */
  file_name: string;
  /** Bytes. */
  size: number;
  /** Of the content, hexadecimal; also the name of the file in the store. */
  sha256: string;
  /** Whether the operator has recorded it as carrying an EV code signature. */
  signed: boolean;
  notes_en: string;
  notes_ja: string;
  published_at: Date;
  withdrawn_at: Date | null;
}

/** A file on its way from the operator's command line, in parts that lie in the store. */
export interface InstallerUploadTable {
  id: string;
  /** How many parts have come. */
  parts: number;
  created_at: Date;
}

/** Each time somebody asked for a file. */
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
