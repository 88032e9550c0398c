/** How a CAD tool writes ODB++. All dialects carry the same content. */
export interface Dialect {
  readonly unit: 'MM' | 'INCH';
  readonly lineEnd: '\n' | '\r\n';
  /** Case of folders and of the names in the matrix. */
  readonly folders: 'lower' | 'upper';
  /** Folder of the job, empty for none. */
  readonly root: string;
  /**
   * Where the unit is written: in each file (8.x), as `U` (7.x), in `misc/info` only, or nowhere.
   */
  readonly unitAt: 'file' | 'file-v7' | 'info' | 'nowhere';
  /** Whether features files begin with their number of features. */
  readonly hasCount: boolean;
  /** Whether rotations are always written as an angle (orientation 8). */
  readonly hasAngles: boolean;
  /** Whether features and eda/data are packed as `.Z`. */
  readonly isPacked: boolean;
  /** Whether records carry `;ID=`. */
  readonly hasIdentities: boolean;
  /** Whether the archive lists folders. */
  readonly hasFolders: boolean;
  /**
   * Whether files have tables of attributes and texts, attributes on every record, and comments.
   */
  readonly isVerbose?: boolean;
  /** Whether symbols state micron as their unit, whatever the unit of the file. */
  readonly hasSymbolUnits?: boolean;
}

/** KiCad 9: version 8.1, millimetres, all lower case, counts in features files. */
export const kicad: Dialect = {
  ...{ unit: 'MM', lineEnd: '\n', folders: 'lower', root: 'odb', unitAt: 'file' },
  ...{ hasCount: true, hasAngles: true, isPacked: false, hasIdentities: false, hasFolders: false },
};

/** Altium 2021: inches without stating so, no `misc/info`, CRLF. */
export const altium: Dialect = {
  ...{ unit: 'INCH', lineEnd: '\r\n', folders: 'lower', root: 'odb', unitAt: 'nowhere' },
  ...{ hasCount: false, hasAngles: false, isPacked: false, hasIdentities: false, hasFolders: true },
};

/** Valor and similar: `U`, packed members, identities, tables, the job's name as folder. */
export const valor: Dialect = {
  ...{ unit: 'INCH', lineEnd: '\n', folders: 'lower', root: 'job-1', unitAt: 'file-v7' },
  ...{ hasCount: true, hasAngles: false, isPacked: true, hasIdentities: true, hasFolders: true },
  isVerbose: true,
};

/** Cadence and similar: upper-case folders, `UNITS=INCH`, CRLF, micron in symbols. */
export const cadence: Dialect = {
  ...{ unit: 'INCH', lineEnd: '\r\n', folders: 'upper', root: 'AMP-REV.B', unitAt: 'file' },
  ...{ hasCount: false, hasAngles: true, isPacked: true, hasIdentities: true, hasFolders: true },
  ...{ isVerbose: true, hasSymbolUnits: true },
};
