import { readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { readStructuredText } from '../text/readStructuredText.ts';

/** Attributes of a job, step or layer. */
export interface AttributeList {
  /** Values by name in lower case, quotation marks removed. */
  readonly values: ReadonlyMap<string, string>;
  /** Path of the file, and the line of each value. */
  readonly file: string;
  readonly lines: ReadonlyMap<string, number>;
  /** Unit of the lengths. */
  readonly unit: LengthUnit;
}

/** Reads an `attrlist` of `.name = value` lines. @param unit if the file states none */
export function readAttributeList(bytes: Buffer, file: string, unit: LengthUnit): AttributeList {
  const { fields, lines } = readStructuredText(bytes, file);
  return {
    file,
    lines: new Map([...lines].map(([name, line]) => [name.toLowerCase(), line])),
    unit: readUnit(fields.get('UNITS') ?? '') ?? unit,
    values: new Map(
      [...fields].map(([name, value]) => [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]),
    ),
  };
}
