import { plainCode } from '@portal/shared/domain';
import { inPieces } from '@portal/paper/csv/inPieces.ts';
import { CsvError, csvRows, longestLine } from '@portal/paper/csv/parseCsv.ts';
import { separatorOf } from '../lists/separatorOf.ts';
import { EmiError } from '../problems/EmiError.ts';
import { type ProblemCode } from '../problems/Problem.ts';
import { partRoles, type PartRole } from '../findings/PartRole.ts';

/** A line of a user's list of roles. */
interface GivenRole {
  readonly role: PartRole;
  /** Line number in the list, from 1. */
  readonly line: number;
}

/** More than the parts of the largest boards. */
const mostLines = 200_000;
const titles =
  /^(?:part|parts|ref|ref(?:erence)?[ _-]?des(?:ignator)?|reference|designator|部品(?:番号)?)$/i;
/** Roles as users write them, without blanks, hyphens and case. */
const words = new Map<string, PartRole>([
  ...partRoles.map((role) => [role, role] as const),
  ...(['コネクタ', 'コネクター'] as const).map((word) => [word, 'connector'] as const),
  ...(['コンデンサ', 'コンデンサー'] as const).map((word) => [word, 'capacitor'] as const),
  ...(['bead', 'インダクタ', 'コイル', 'ビーズ'] as const).map(
    (word) => [word, 'inductor'] as const,
  ),
  ['抵抗', 'resistor'],
  ...(['diode', 'tvs', '保護素子', 'ダイオード'] as const).map((word) => [word, 'clamp'] as const),
  ...(['oscillator', '水晶', '発振器'] as const).map((word) => [word, 'crystal'] as const),
  ['circuit', 'ic'],
  ['その他', 'other'],
  ['不明', 'unknown'],
]);

/**
 * Reads a user's list of roles: CSV of part and role; UTF-8 with or without a byte order mark; with
 * or without a header line; separated by commas, semicolons or tabs. Further columns are ignored.
 *
 * @param file name of the list, for messages
 * @throws EmiError naming the line of the first fault
 */
export async function readRoleTable(
  bytes: Uint8Array,
  file: string,
): Promise<Map<string, GivenRole>> {
  const refuse = (
    code: ProblemCode,
    line: number,
    values: Readonly<Record<string, string | number>> = {},
  ): never => {
    throw new EmiError({ code, file, line, values });
  };
  const text = decode(bytes, file);
  const table = new Map<string, GivenRole>();
  let rows = 0;
  try {
    await inPieces(csvRows(text, separatorOf(text)), ({ line, cells }) => {
      if (rows === mostLines) refuse('roles-too-long', mostLines, { limit: mostLines });
      rows += 1;
      const [written = '', word = ''] = cells.map((cell) => cell.trim());
      // Our CSV files guard such names from spreadsheets by an apostrophe.
      const part = written.replace(/^'(?=[=+\-@])/, '');
      if ((rows === 1 && titles.test(part)) || cells.every((cell) => cell.trim() === '')) return;
      if (part === '' || word === '') refuse('roles-columns', line);
      const role = words.get(
        plainCode(word)
          .toLowerCase()
          .replace(/[\s_-]/g, ''),
      );
      if (!role)
        throw new EmiError({
          code: 'roles-role',
          file,
          line,
          values: { role: word, roles: partRoles.join(', ') },
        });
      const known = table.get(part);
      if (known) refuse('roles-twice', line, { part, first: known.line });
      table.set(part, { role, line });
    });
  } catch (error) {
    if (error instanceof CsvError)
      refuse(error.code === 'long' ? 'line-too-long' : 'classes-quotes', error.line, {
        limit: longestLine,
      });
    throw error;
  }
  return table;
}

function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new EmiError({ code: 'roles-encoding', file });
  }
}
