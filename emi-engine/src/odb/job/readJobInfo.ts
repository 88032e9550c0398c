import { readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { readStructuredText } from '../text/readStructuredText.ts';

/** Content of `misc/info`. Old writers omit the file. */
export interface JobInfo {
  /** Unit of files that state none. */
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
