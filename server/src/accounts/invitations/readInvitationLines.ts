import {
  invitationRequestSchema,
  type InvitationFault,
  type InvitationRequest,
} from '@portal/shared/contracts';
import {
  parseCsv,
  type CsvRow,
  type CsvSeparator,
  type GrantedRole,
  type Locale,
} from '@portal/shared/domain';

/** A line of a file with invitations: what it asks for, or what is wrong with it. */
export interface InvitationLine {
  readonly line: number;
  readonly email: string;
  readonly last_name: string;
  readonly first_name: string;
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
 * semicolon or tab. A first line without an address is a heading; empty lines do not count.
 */
export function readInvitationLines(csv: string, locale: Locale): readonly InvitationLine[] {
  const rows = parseCsv(csv, separatorOf(csv)).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const [first] = rows;
  const hasHeading = first !== undefined && !(first.cells[0] ?? '').includes('@');
  const seen = new Set<string>();
  return (hasHeading ? rows.slice(1) : rows).map((row) => {
    const line = readLine(row, locale);
    const key = line.email.toLowerCase();
    const isTwice = line.fault === null && seen.has(key);
    seen.add(key);
    return isTwice ? { ...line, request: null, fault: 'twice' as const } : line;
  });
}

function separatorOf(csv: string): CsvSeparator {
  const [first = ''] = csv.split(/[\r\n]/, 1);
  if (first.includes('\t')) return '\t';
  return first.includes(';') ? ';' : ',';
}

function readLine({ line, cells }: CsvRow, locale: Locale): InvitationLine {
  const [email = '', word = '', last_name = '', first_name = ''] = cells.map((cell) => cell.trim());
  const shown = { line, email, last_name, first_name };
  const role = roleWords[word.toLowerCase()];
  if (role === undefined) return { ...shown, request: null, fault: 'unknown_role' };
  const read = invitationRequestSchema.safeParse({ email, last_name, first_name, role, locale });
  if (read.success) return { ...shown, request: read.data, fault: null };
  const codes = read.error.issues.map(({ path: [field], message }) => ({ field, message }));
  const isAddress = codes.some(({ field }) => field === 'email');
  const isPlain = codes.every(({ message }) => message !== 'not_plain_text');
  const fault = isAddress ? 'not_an_email' : isPlain ? 'too_long' : 'not_plain_text';
  return { ...shown, request: null, fault };
}
