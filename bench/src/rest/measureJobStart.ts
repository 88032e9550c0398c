import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '@portal/server/src/readConfig.ts';
import { createDeps } from '@portal/server/src/createDeps.ts';
import { createLog } from '@portal/server/src/http/createLog.ts';
import { defineJob } from '@portal/server/src/jobs/Queue.ts';

const job = defineJob<{ readonly sent: number }>('bench.rest');
/** Longer than whatever woke the queue before. */
const restMs = 300;

/** Milliseconds from the commit of a job until it begins, as often as asked, in a portal at rest. */
export async function measureJobStart(
  times: number,
  settings: NodeJS.ProcessEnv,
): Promise<readonly number[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0', ...settings });
  const { deps, close } = await createDeps(config, { log: createLog(config) });
  const taken: number[] = [];
  let heard: () => void = () => undefined;
  deps.queue.work(job, ({ sent }) => {
    taken.push(performance.now() - sent);
    heard();
    return Promise.resolve();
  });
  try {
    await deps.queue.start({ workers: true });
    for (let time = 0; time < times; time += 1) {
      await wait(restMs);
      const isTaken = new Promise<void>((resolve) => {
        heard = resolve;
      });
      await deps.db.transaction().execute(async (trx) => {
        await deps.queue.enqueue(trx, job, { sent: performance.now() });
      });
      await isTaken;
    }
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return taken;
}
