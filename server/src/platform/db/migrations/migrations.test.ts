import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sql, type Migration } from 'kysely';
import { migrationStatements } from '../connection/migrationStatements.ts';
import { neededBy, numberOf } from '../laterMigrations.ts';
import { migrations } from './index.ts';

/** The single sequence starts here; databases have recorded older names. */
const firstOfSequence = 100;

/** The last migration before versions could run in parallel. */
const lastAlone = 139;

/** Statements that remove what an earlier version needs or require what it does not write. */
const takingAway =
  /\bdrop (table|column|view|schema|type|function)\b|\brename\b|\bset not null\b|\bdrop default\b|\b(alter|set data) type\b|\balter column \S+ type\b/i;

/** Migrations that remove something without naming the required version. */
async function unsaid(all: Readonly<Record<string, Migration>>): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [name, migration] of Object.entries(all)) {
    if (numberOf(name) <= lastAlone) continue;
    const needed = neededBy(name);
    const isSaid = needed >= lastAlone && needed < numberOf(name);
    const takes = (await migrationStatements(migration)).some((text) => takingAway.test(text));
    if (takes && !isSaid) names.push(name);
  }
  return names;
}

/** Faults in the numbers of the migrations. */
function problemsOf(names: readonly string[]): readonly string[] {
  const sequence = names.filter((name) => numberOf(name) >= firstOfSequence);
  const older = names.length - sequence.length;
  return [
    ...(older === 18 ? [] : [`${older} migrations have a number below ${firstOfSequence}, not 18`]),
    ...sequence.flatMap((name, index) => {
      const wanted = firstOfSequence + index;
      return numberOf(name) === wanted ? [] : [`${name} does not have the number ${wanted}`];
    }),
  ];
}

describe('migrations', () => {
  const names = Object.keys(migrations);

  it('are numbered in one sequence from 0100 on', () => {
    expect(problemsOf(names)).toEqual([]);
  });

  it('must not have a lower, repeated or skipped number', () => {
    const next = String(numberOf(names.at(-1) ?? '') + 2).padStart(4, '0');
    expect(problemsOf([...names, '0099_late'])).not.toEqual([]);
    expect(problemsOf([...names, '0100_again'])).not.toEqual([]);
    expect(problemsOf([...names, `${next}_after_a_gap`])).not.toEqual([]);
  });

  it('name the versions that can continue when they remove something', async () => {
    expect(await unsaid(migrations)).toEqual([]);
    const contract: Migration = {
      up: async (db) => {
        await sql`alter table portal.site drop column remotes`.execute(db);
      },
    };
    const expand: Migration = {
      up: async (db) => {
        await sql`alter table portal.site add column more text`.execute(db);
      },
    };
    const later = {
      '0140_more': expand,
      '0141_less': contract,
      '0142_less_needs_0140': contract,
      '0143_less_needs_0143': contract,
    };
    expect(await unsaid(later)).toEqual(['0141_less', '0143_less_needs_0143']);
  });

  it('are all registered', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => /^\d{4}_/.test(file))
      .map((file) => file.replace('.ts', ''));
    expect(names).toEqual(files.sort());
  });
});
