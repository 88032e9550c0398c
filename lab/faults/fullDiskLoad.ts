import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { checkOrders } from '../chaos/checkOrders.ts';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { placeOrders } from './placeOrders.ts';
import { PortalProcess } from './PortalProcess.ts';

// The portal under load on a small disk that is filled repeatedly; prints the results. Arguments:
// the bundled main.ts, the number of repetitions.
const [, , program = '', times = ''] = process.argv;
const config = readConfig();
const filler = path.join(config.dataDir, 'filler');
/** Free bytes left: nothing, a page, a large row, less and more than a WAL segment. */
const levels = [0, 4_096, 100_000, 1_000_000, 12_000_000, 17_000_000];

async function withoutServer<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  await deps.queue.start({ workers: true });
  const result = await work(deps);
  await deps.queue.stop();
  await close();
  return result;
}

const buyers = await withoutServer(async (deps) => {
  const manager = createManagerApp(deps);
  const people = await Promise.all([1, 2, 3, 4].map(() => aPerson(deps)));
  const clients = await Promise.all(people.map((person) => signIn({ deps, manager }, person)));
  await manager.close();
  return clients.map(({ cookie, csrf }) => ({ cookie, csrf }));
});
const env = { ...process.env, LOG_LEVEL: 'info' };
const portal = await PortalProcess.start(program, env, path.join(config.dataDir, 'log'));
await portal.until('/ready', 200);
const stop = new AbortController();
const placing = placeOrders(portal, buyers, stop.signal);
for (let time = 0; time < Number(times); time += 1) {
  await wait(Math.random() * 2_000);
  const { bavail, bsize } = await statfs(config.dataDir);
  const left = levels[time % levels.length] ?? 0;
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - left))).catch(() => undefined);
  await wait(Math.random() * 3_000);
  await rm(filler);
  await portal.until('/ready', 200);
}
stop.abort();
const { confirmed, answers } = await placing;
const exitCode = await portal.stop();
const { lost, faults } = await withoutServer(async (deps) => {
  const rows = await deps.db.selectFrom('manager.order').select('number').execute();
  const stored = new Set(rows.map(({ number }) => number));
  // A mail job that found no space is retried later.
  while ((await deps.queue.waiting()) > 0) await wait(100);
  return {
    lost: [...confirmed.values()].filter((number) => !stored.has(number)),
    faults: await checkOrders(deps),
  };
});
process.stdout.write(
  JSON.stringify({ exitCode, lost, faults, confirmed: confirmed.size, answers: [...answers] }),
);
process.exit();
