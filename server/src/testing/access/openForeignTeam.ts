import { createHash } from 'node:crypto';
import { tokyoDay, type CalendarDay } from '@portal/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { insertPasskey } from '../../accounts/security/factors/passkeys.queries.ts';
import { demoPassword, demoTeams } from '../../app/demo/demoTeams.ts';
import { loadDemo } from '../../app/demo/index.ts';
import type { AccountsBrowser } from '../browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../browsers/SignInVisit.ts';
import { signIn, type TestClient } from '../browsers/TestClient.ts';
import type { TestServer } from '../createTestServer.ts';

/** A demo team with data of every kind, which must be invisible to other teams. */
export interface ForeignTeam {
  readonly id: string;
  readonly owner: TestClient;
  readonly ownerAtAccounts: AccountsBrowser;
  readonly guestId: string;
  readonly adminId: string;
  /** Today in Tokyo. */
  readonly today: CalendarDay;
  /** Id, or another column, of the team's first row in a table that meets a condition. */
  idOf(table: string, condition?: string, column?: string): Promise<string>;
  /** Texts that identify this team in a response: ids of its rows, mail addresses. */
  marks(): Promise<string[]>;
  /** Digest of all rows with the team's id. */
  digest(): Promise<string>;
}

const mailOfOwner = 'owner@pro.example';
const rowSchema = z.object({ text: z.string() });

export async function openForeignTeam(server: TestServer): Promise<ForeignTeam> {
  const { db } = server.deps;
  await loadDemo(server.deps, demoTeams.slice(0, 1));
  await server.runJobs();
  const personOf = (email: string) =>
    db
      .selectFrom('accounts.membership')
      .innerJoin('accounts.account', 'accounts.account.id', 'account_id')
      .select(['accounts.account.id', 'team_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const { id: userId, team_id: id } = await personOf(mailOfOwner);
  const guestId = (await personOf('guest@pro.example')).id;
  await insertPasskey(db, {
    id: 'a passkey of the guest',
    account_id: guestId,
    credential_id: 'of the guest',
    public_key: '',
    counter: 0,
    transports: '[]',
    name: 'Laptop',
    created_at: server.deps.clock(),
    last_used_at: null,
  });
  const textsOf = async (query: string): Promise<string[]> => {
    const { rows } = await sql.raw(query).execute(db);
    return z
      .array(rowSchema)
      .parse(rows)
      .map(({ text }) => text);
  };
  const tables = await tablesWith(textsOf, 'team_id');
  const owned = `where team_id = '${id}'`;
  return {
    id,
    guestId,
    adminId: (await personOf('admin@pro.example')).id,
    today: tokyoDay(server.deps.clock()),
    owner: await signIn(server, { id: userId, team: { id } }),
    ownerAtAccounts: await signInAtAccounts(server, {
      email: mailOfOwner,
      password: demoPassword,
    }),
    idOf: async (table, condition = 'true', column = 'id') => {
      const [found] = await textsOf(
        `select ${column}::text as text from ${table} ${owned} and ${condition} order by id limit 1`,
      );
      if (found === undefined)
        throw new Error(`the demo team has no row in ${table} where ${condition}`);
      return found;
    },
    marks: async () => {
      const withId = new Set(await tablesWith(textsOf, 'id'));
      const ids = await Promise.all(
        tables
          .filter((table) => withId.has(table))
          .map((table) => textsOf(`select id::text as text from ${table} ${owned}`)),
      );
      return [id, '@pro.example', ...ids.flat().filter((each) => each.length === 36)];
    },
    digest: async () => {
      const hash = createHash('sha256');
      for (const table of tables) {
        const rows = await textsOf(
          `select row_to_json(t)::text as text from ${table} t ${owned} order by 1`,
        );
        hash.update(table).update(rows.join('\n'));
      }
      return hash.digest('hex');
    },
  };
}

/** Tables with a column of this name. */
function tablesWith(
  textsOf: (query: string) => Promise<string[]>,
  column: 'team_id' | 'id',
): Promise<string[]> {
  return textsOf(`
    select c.table_schema || '.' || c.table_name as text
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.column_name = '${column}' and t.table_type = 'BASE TABLE'
      and c.table_schema in ('manager', 'accounts', 'portal')
    order by 1`);
}
