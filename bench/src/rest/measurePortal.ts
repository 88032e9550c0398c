import { setTimeout as wait } from 'node:timers/promises';
import { builtPortal, startBenchServer } from '../service/startBenchServer.ts';
import { measureJobStart } from './measureJobStart.ts';
import { processorSeconds, residentMegabytes } from './processFigures.ts';

/** What a start leaves to be done, such as the contexts of previews and what is warmed up. */
const settleMs = 90_000;
const roundMs = 60_000;
const starts = 5;
const jobs = 50;

interface RestFigures {
  /** Milliseconds from each start on existing data until the portal was ready. */
  readonly ready: readonly number[];
  /** Percent of a core, minute by minute. */
  readonly busy: readonly number[];
  /** Megabytes, minute by minute. */
  readonly memory: readonly number[];
  /** Milliseconds from the commit of each job until it began. */
  readonly begun: readonly number[];
}

/**
 * Starts the built portal with its demo, and leaves it alone.
 *
 * @param settings of its environment, which name its database
 */
export async function measurePortal(
  rounds: number,
  settings: NodeJS.ProcessEnv,
): Promise<RestFigures> {
  const ready: number[] = [];
  let server = await startBenchServer(builtPortal, undefined, settings);
  for (let start = 0; start < starts; start += 1) {
    const { dataDir } = server;
    await server.stop({ keepsData: true });
    server = await startBenchServer(builtPortal, dataDir, settings);
    ready.push(server.readyMs);
  }
  const busy: number[] = [];
  const memory: number[] = [];
  try {
    await wait(settleMs);
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`minute ${String(round + 1)} of ${String(rounds)}\n`);
      const before = await processorSeconds(server.pid);
      await wait(roundMs);
      busy.push((((await processorSeconds(server.pid)) - before) * 1000 * 100) / roundMs);
      memory.push(await residentMegabytes(server.pid));
    }
  } finally {
    await server.stop();
  }
  return { ready, busy, memory, begun: await measureJobStart(jobs, settings) };
}
