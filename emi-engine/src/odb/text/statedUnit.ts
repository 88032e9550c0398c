import { readUnit, type LengthUnit } from './LengthUnit.ts';

/** Bytes at the start of a file in which its unit is stated. */
const headBytes = 4096;
const statement = /^(UNITS[ \t]*=[ \t]*|U[ \t]+)(MM|INCH)\b/im;

/** The unit that a file states, undefined if it states none. */
export function statedUnit(content: Buffer): LengthUnit | undefined {
  return readUnit(statement.exec(content.toString('latin1', 0, headBytes))?.[2] ?? '');
}

/** The content with another unit stated, if it states one. */
export function withUnit(content: Buffer, unit: LengthUnit): Buffer {
  const head = content.toString('latin1', 0, headBytes);
  if (!statement.test(head)) return content;
  const changed = head.replace(statement, (_, name: string) => name + unit.toUpperCase());
  return Buffer.concat([Buffer.from(changed, 'latin1'), content.subarray(headBytes)]);
}
