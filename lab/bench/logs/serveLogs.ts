import { generateKeyPairSync } from 'node:crypto';
import { keyIdOf, sha256 } from '@portal/shared/domain';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { fillLargeTeam } from '@portal/server/src/testing/builders/fillLargeTeam.ts';
import { aPerson, aTeam } from '@portal/server/src/testing/builders/people.ts';
import { serveManager, type ServedManager } from '../programs/serveManager.ts';
import type { Behind, LogsTarget, Reporter } from './LogsTarget.ts';

const people = 20;
/** A maximum-size team; the embedded database is for small ones. */
const largeTeamPeople = process.env['DATABASE_URL'] === undefined ? 100 : 2000;

async function reportersOf(deps: Deps): Promise<readonly Reporter[]> {
  const team = await aTeam(deps);
  const reporters: Reporter[] = [];
  for (let n = 0; n < people; n += 1) {
    const { id: user } = await aPerson(deps, { team });
    const { number: license } = await aLicense(deps, team);
    const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    const publicKey = key.x ?? '';
    const kid = await keyIdOf(publicKey);
    await deps.db
      .insertInto('manager.license_device')
      .values({
        ...{ id: kid, public_key: publicKey, host: 'bench', team_id: team.id, user_id: user },
        fingerprint: await sha256(kid),
        revoked_at: null,
      })
      .execute();
    reporters.push({ kid, key, user, license });
  }
  return reporters;
}

async function readerOf({ deps, manager }: ServedManager): Promise<LogsTarget['reader']> {
  const owner = await aPerson(deps);
  await fillLargeTeam(deps, { teamId: owner.team.id, people: largeTeamPeople });
  const { bearer, cookie } = await signIn({ deps, manager }, owner);
  return { headers: { authorization: `Bearer ${bearer}`, cookie }, people: largeTeamPeople };
}

async function behind({ db }: Deps): Promise<Behind> {
  const count = async (table: 'manager.usage_event' | 'manager.usage_mark') => {
    const { n } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  return { events: await count('manager.usage_event'), marks: await count('manager.usage_mark') };
}

/**
 * Creates two teams: one whose computers report usage while jobs compute figures, and a large one.
 */
const { deps } = await serveManager('done', async (served): Promise<LogsTarget> => ({
  port: served.port,
  reporters: await reportersOf(served.deps),
  reader: await readerOf(served),
}));
process.on('message', () => {
  void behind(deps).then((answer) => process.send?.(answer));
});
