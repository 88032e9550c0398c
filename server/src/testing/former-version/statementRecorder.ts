import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { LogEvent } from 'kysely';

const seen = new Set<string>();

/**
 * Writes each form of statement that the tests of this process send as a JSON line to the folder of
 * RECORD_STATEMENTS; see `npm run queries`.
 * @returns a Kysely logger; `undefined` without that variable
 */
export function statementRecorder(): ((event: LogEvent) => void) | undefined {
  const folder = process.env['RECORD_STATEMENTS'];
  if (folder === undefined) return undefined;
  const file = path.join(folder, `${process.pid}.jsonl`);
  return ({ level, query: { sql } }) => {
    const form = formOf(sql);
    if (level === 'error' || seen.has(form)) return;
    seen.add(form);
    appendFileSync(file, `${JSON.stringify(sql)}\n`);
  };
}

/** The form of a statement, equal for any number of values or rows. */
export function formOf(statement: string): string {
  return statement
    .replace(/\$\d+/g, '$')
    .replace(/\$(?:, ?\$)+/g, '$')
    .replace(/\(\$\)(?:, ?\(\$\))+/g, '($)');
}
