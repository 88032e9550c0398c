import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { LogEvent } from 'kysely';
import { formOf } from './formOf.ts';

const seen = new Set<string>();

/**
 * Writes each kind of statement that the tests of this process send as one line of JSON into the
 * folder of RECORD_STATEMENTS; see `npm run queries`.
 * @returns what is told of each statement; `undefined` when nobody wants to know
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
