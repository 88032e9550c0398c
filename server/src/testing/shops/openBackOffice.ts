import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestClient } from '../browsers/TestClient.ts';
import { openShop, type Shop } from './openShop.ts';
import { aPerson, type TestPerson } from '../builders/people.ts';
import { typeCommand } from '../typeCommand.ts';

export interface Buyer {
  readonly person: TestPerson;
  readonly client: TestClient;
}

/** A shop with an operator. */
export interface BackOffice extends Shop {
  /** Folder for the operator's files. */
  readonly folder: string;
  /** Runs an operator command over the real door. */
  portal(...words: readonly string[]): ReturnType<typeof typeCommand>;
  /** Imports a bank statement with these lines. */
  importCsv(lines: readonly string[]): ReturnType<typeof typeCommand>;
  aBuyer(given?: Parameters<typeof aPerson>[1]): Promise<Buyer>;
  /** Licenses of the person's team by number, including revoked ones. */
  licensesOf(
    person: TestPerson,
  ): Promise<{ id: string; end_at: string; withdrawn_at: Date | null }[]>;
}

export async function openBackOffice(): Promise<BackOffice> {
  const shop = await openShop();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-bank-'));
  const portal = (...words: readonly string[]) => typeCommand(shop.operator, words);
  return {
    ...shop,
    // Spreading would evaluate getters.
    get accounts() {
      return shop.accounts;
    },
    get operator() {
      return shop.operator;
    },
    folder,
    portal,
    importCsv: async (lines) => {
      const file = path.join(folder, 'statement.csv');
      await writeFile(file, ['日付,入金額,摘要', ...lines].join('\r\n'));
      return portal('bank', 'import', file);
    },
    aBuyer: async (given = {}) => {
      const person = await aPerson(shop.deps, given);
      return { person, client: await shop.signIn(person) };
    },
    licensesOf: ({ team }) =>
      shop.deps.db
        .selectFrom('manager.license')
        .select(['id', 'end_at', 'withdrawn_at'])
        .where('team_id', '=', team.id)
        .orderBy('number')
        .execute(),
    close: async () => {
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
