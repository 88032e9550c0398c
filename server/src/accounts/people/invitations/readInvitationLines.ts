import {
  invitationRequestSchema,
  mostInvitationLines,
  type InvitationFault,
  type InvitationRequest,
} from '@portal/shared/contracts';
import { plainCode, type GrantedRole, type Locale } from '@portal/shared/domain';
import { InvalidError } from '../../../platform/errors.ts';
import { CsvError, parseCsv, type CsvRow, type CsvSeparator } from '@portal/paper/csv/parseCsv.ts';

/** A line of a file with invitations: what it asks for, or what is wrong with it. */
export interface InvitationLine {
  readonly line: number;
  readonly email: string;
  readonly last_name: string;
  readonly first_name: string;
  /** `null`: a word that is no role. */
  readonly role: GrantedRole | null;
  readonly request: InvitationRequest | null;
  readonly fault: InvitationFault | null;
}

/** Role words in lower case; a line without one invites a guest. */
const roleWords: Readonly<Record<string, GrantedRole>> = {
  '': 'guest',
  guest: 'guest',
  ゲスト: 'guest',
  admin: 'admin',
  管理者: 'admin',
};

/**
 * Reads a CSV text with the columns address, role, last name and first name, separated by comma,
 * semicolon or tab. A first line without an address is a heading; empty lines do not count. Of
 * lines with the same address, the first that asks for something is taken. Unbalanced quotes or a
 * line that is too long are the only line of their file.
 *
 * @throws InvalidError for more lines than a file may have
 */
export function readInvitationLines(csv: string, locale: Locale): readonly InvitationLine[] {
  const found = rowsOf(csv);
  if (found instanceof CsvError) return [faultOf(found)];
  const rows = found.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  const hasHeading = first !== undefined && !plainCode(first.cells[0] ?? '').includes('@');
  const asked = hasHeading ? rows.slice(1) : rows;
  if (asked.length > mostInvitationLines) throw new InvalidError({ csv: 'too_long' });
  const seen = new Set<string>();
  return asked.map((row) => {
    const line = readLine(row, locale);
    if (line.fault !== null) return line;
    const key = line.email.toLowerCase();
    if (seen.has(key)) return { ...line, request: null, fault: 'twice' as const };
    seen.add(key);
    return line;
  });
}

function rowsOf(csv: string): readonly CsvRow[] | CsvError {
  try {
    return parseCsv(csv, separatorOf(csv));
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

function faultOf({ code, line }: CsvError): InvitationLine {
  return {
    line,
    email: '',
    last_name: '',
    first_name: '',
    role: null,
    request: null,
    fault: code === 'long' ? 'line_too_long' : code,
  };
}

function separatorOf(csv: string): CsvSeparator {
  const [first = ''] = csv.split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}

function readLine({ line, cells }: CsvRow, locale: Locale): InvitationLine {
  const [email = '', word = '', last_name = '', first_name = ''] = cells.map((cell) => cell.trim());
  const role = roleWords[plainCode(word).toLowerCase()] ?? null;
  const shown = { line, email, last_name, first_name, role };
  // The replacement character, which decoders put for invalid bytes.
  if (cells.some((cell) => cell.includes('\ufffd')))
    return { ...shown, request: null, fault: 'not_plain_text' };
  if (role === null) return { ...shown, request: null, fault: 'unknown_role' };
  const read = invitationRequestSchema.safeParse({ email, last_name, first_name, role, locale });
  if (read.success) return { line, ...read.data, request: read.data, fault: null };
  const codes = read.error.issues.map(({ path: [field], message }) => ({ field, message }));
  const isAddress = codes.some(({ field }) => field === 'email');
  const isPlain = codes.every(({ message }) => message !== 'not_plain_text');
  const fault = isAddress ? 'not_an_email' : isPlain ? 'too_long' : 'not_plain_text';
  return { ...shown, request: null, fault };
}
