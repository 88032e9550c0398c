import { protocol } from '@electric-sql/pglite';

const { messages, Parser } = protocol;

/** A column of a result, and the parser of its text. */
export interface Column {
  readonly column: string;
  readonly parse: (text: string) => unknown;
}

interface Answer {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

/** Message types of PostgreSQL's protocol, and the length of a message's head. */
const dataRow = 'D'.codePointAt(0);
const commandComplete = 'C'.codePointAt(0);
const errorResponse = 'E'.codePointAt(0);
const headBytes = 5;

/**
 * Parses the response to an executed statement.
 * @throws DatabaseError when the statement has failed
 */
export function readAnswer(answer: Buffer, columns: readonly Column[]): Answer {
  const rows: Answer['rows'] = [];
  let affectedRows = 0;
  for (let at = 0; at < answer.length; at += 1 + answer.readUInt32BE(at + 1)) {
    const kind = answer[at];
    if (kind === dataRow) rows.push(rowAt(answer, at + headBytes, columns));
    else if (kind === commandComplete) {
      const end = at + answer.readUInt32BE(at + 1);
      affectedRows = changedRows(answer.toString('latin1', at + headBytes, end));
    } else if (kind === errorResponse) throwError(answer.subarray(at));
  }
  return { rows, affectedRows };
}

/** A row: the number of values, then each value with its length (-1 for null). */
function rowAt(answer: Buffer, start: number, columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = start + 2;
  for (const { column, parse } of columns) {
    const length = answer.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[column] = null;
      continue;
    }
    row[column] = parse(answer.toString('utf8', at, at + length));
    at += length;
  }
  return row;
}

/** Rows changed by a command, from a tag like `INSERT 0 3`; `SELECT 3` changed none. */
function changedRows(tag: string): number {
  const [, rows] = /^(?:INSERT|UPDATE|DELETE|MERGE).* (\d+)$/.exec(tag) ?? [];
  return Number(rows ?? 0);
}

function throwError(bytes: Uint8Array): void {
  new Parser().parse(bytes, (message) => {
    if (message instanceof messages.DatabaseError) throw message;
  });
}
