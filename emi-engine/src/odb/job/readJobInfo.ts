import { readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { readStructuredText } from '../text/readStructuredText.ts';

/** What `misc/info` says of the whole job. Old writers leave the file out. */
export interface JobInfo {
  /** Unit of files that name none. */
  readonly unit: LengthUnit | undefined;
  /** Version of the format, like `8.1`. */
  readonly version: string | undefined;
}

export function readJobInfo(bytes: Buffer, file: string): JobInfo {
  const { fields } = readStructuredText(bytes, file);
  const major = fields.get('ODB_VERSION_MAJOR');
  const minor = fields.get('ODB_VERSION_MINOR');
  return {
    unit: readUnit(fields.get('UNITS') ?? ''),
    version: major && minor ? `${major}.${minor}` : (major ?? undefined),
  };
}
