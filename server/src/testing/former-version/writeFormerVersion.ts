import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPGlite } from '../../platform/db/connection/openPGlite.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { formerVersionFile, type FormerVersion } from './FormerVersion.ts';
import { formOf } from './statementRecorder.ts';
import { refusedStatements } from './refusedStatements.ts';

// A program that records this version from the statements of its tests.
// Arguments: the version, and the folder of `statementRecorder`.

const [version = '', folder = ''] = process.argv.slice(2);
const lines = readdirSync(folder).flatMap((name) =>
  readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean),
);

/** The shortest statement of each form, in an order independent of the tests. */
function eachOnce(statements: readonly string[]): readonly string[] {
  const byForm = new Map<string, string>();
  for (const statement of statements) {
    const known = byForm.get(formOf(statement));
    if (known === undefined || statement < known) byForm.set(formOf(statement), statement);
  }
  return [...byForm.values()].sort();
}

const sent = eachOnce(lines.map((line) => String(JSON.parse(line)))).filter((statement) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(statement),
);
const { db } = await openPGlite({});
await migrate(db);
// Tests also send invalid statements and create tables.
const refused = new Set((await refusedStatements(db, sent)).map(({ statement }) => statement));
await db.destroy();
const record: FormerVersion = {
  version,
  migration: Object.keys(migrations).sort().at(-1) ?? '',
  statements: sent.filter((statement) => !refused.has(statement)),
};
writeFileSync(formerVersionFile, `${JSON.stringify(record, null, 2)}\n`);
process.stdout.write(
  `server/former-version.json has ${record.statements.length} statements of ${version}; ${refused.size} that were sent do not work on an empty database and are left out\n`,
);
