import { processorSeconds } from '../rest/processFigures.ts';
import { fire } from '../store/fire.ts';
import type { Call } from '../store/Target.ts';

const connections = 4;
const warmUpSeconds = 3;

export interface Cost {
  /** Milliseconds of a processor that one answer takes. */
  readonly ms: number;
  readonly perSecond: number;
}

interface Measured {
  readonly pid: number;
  readonly port: number;
  readonly seconds: number;
}

/**
 * What one call costs the process that serves, its jobs and collector included, over four connections.
 * @throws Error when an answer is not 200
 */
export async function costOf({ pid, port, seconds }: Measured, call: Call): Promise<Cost> {
  const shoot = async (during: number) => {
    const hits = await fire({ port, calls: [call], connections, seconds: during });
    if (hits.failed > 0) throw new Error(`${call.path}: ${String(hits.failed)} were refused`);
    return hits;
  };
  await shoot(warmUpSeconds);
  const before = await processorSeconds(pid);
  const { latencies, seconds: took } = await shoot(seconds);
  const spent = (await processorSeconds(pid)) - before;
  return { ms: (spent * 1000) / latencies.length, perSecond: latencies.length / took };
}
