import { addDays, tokyoDay } from '@portal/shared/domain';
import { demoLicenses } from '@portal/server/src/demo/demoLicenses.ts';
import { demoBuyer, demoOrders } from '@portal/server/src/demo/demoOrders.ts';
import type { Deps } from '@portal/server/src/deps.ts';
import { warmUpDocuments } from '@portal/server/src/modules/documents/warmUpDocuments.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { serveManager } from '../programs/serveManager.ts';
import type { FairTarget } from './FairTarget.ts';

const licenses = 10_000;
const sessions = 5;

async function fillTeam({ db, clock, config }: Deps, teamId: string, userIds: readonly string[]) {
  await db.transaction().execute(async (trx) => {
    const plan = { teamId, userIds, count: licenses, homes: config.dataDir };
    await demoLicenses(trx, clock(), plan);
    await demoOrders(trx, clock(), await demoBuyer(trx, teamId));
  });
}

/** Makes one team of the largest size, with licenses and orders. */
await serveManager('kept', async ({ deps, manager, port }): Promise<FairTarget> => {
  const owner = await aPerson(deps);
  await fillTeam(deps, owner.team.id, [owner.id]);
  const session = async (person = owner) => {
    const { bearer, cookie } = await signIn({ deps, manager }, person);
    return { authorization: `Bearer ${bearer}`, cookie };
  };
  const today = tokyoDay(deps.clock());
  // As a server does some seconds after its start.
  await warmUpDocuments(deps.config);
  return {
    port,
    bystander: await session(await aPerson(deps)),
    members: await Promise.all(Array.from({ length: sessions }, () => session())),
    exportPath: `/api/orders/export?from=${addDays(today, -365)}&to=${today}`,
  };
});
