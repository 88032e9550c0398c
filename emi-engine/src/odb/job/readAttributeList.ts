import { readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { readStructuredText } from '../text/readStructuredText.ts';

/** Attributes of a job, step or layer. */
export interface AttributeList {
  /** Values by name in lower case, quotation marks removed. */
  readonly values: ReadonlyMap<string, string>;
  /** Unit of the lengths. */
  readonly unit: LengthUnit;
}

/** Reads an `attrlist` of `.name = value` lines. @param unit if the file states none */
export function readAttributeList(bytes: Buffer, file: string, unit: LengthUnit): AttributeList {
  const { fields } = readStructuredText(bytes, file);
  return {
    unit: readUnit(fields.get('UNITS') ?? '') ?? unit,
    values: new Map(
      [...fields].map(([name, value]) => [name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]),
    ),
  };
}
