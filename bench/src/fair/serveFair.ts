import { addDays, tokyoDay } from '@portal/shared/domain';
import { createManagerApp } from '@portal/server/src/app.ts';
import { readConfig } from '@portal/server/src/config.ts';
import { createDeps } from '@portal/server/src/createDeps.ts';
import { demoLicenses } from '@portal/server/src/demo/demoLicenses.ts';
import { demoBuyer, demoOrders } from '@portal/server/src/demo/demoOrders.ts';
import type { Deps } from '@portal/server/src/deps.ts';
import { createLog } from '@portal/server/src/http/createLog.ts';
import { warmUpDocuments } from '@portal/server/src/modules/documents/warmUpDocuments.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import type { FairTarget } from './FairTarget.ts';

const licenses = 10_000;
const sessions = 5;

/** The manager alone, without pages and jobs, with one team of the largest size. */
async function serve(): Promise<void> {
  const config = readConfig();
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  await deps.queue.start({ workers: false });
  const manager = createManagerApp(deps);
  await manager.listen({ host: '127.0.0.1', port: 0 });
  const address = manager.server.address();
  const owner = await aPerson(deps);
  await fillTeam(deps, owner.team.id, [owner.id]);
  const session = async (person = owner) => {
    const { bearer, cookie } = await signIn({ deps, manager }, person);
    return { authorization: `Bearer ${bearer}`, cookie };
  };
  const today = tokyoDay(deps.clock());
  // As a server does some seconds after its start.
  await warmUpDocuments(config);
  const target: FairTarget = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    bystander: await session(await aPerson(deps)),
    members: await Promise.all(Array.from({ length: sessions }, () => session())),
    exportPath: `/api/orders/export?from=${addDays(today, -365)}&to=${today}`,
  };
  process.send?.(target);
  process.once('SIGTERM', () => {
    void manager
      .close()
      .then(close)
      .then(() => process.exit(0));
  });
}

async function fillTeam({ db, clock, config }: Deps, teamId: string, userIds: readonly string[]) {
  await db.transaction().execute(async (trx) => {
    const plan = { teamId, userIds, count: licenses, homes: config.dataDir };
    await demoLicenses(trx, clock(), plan);
    await demoOrders(trx, clock(), await demoBuyer(trx, teamId));
  });
}

await serve();
