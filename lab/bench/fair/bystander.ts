import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { read } from './read.ts';

/** Parameters of the bystander program. */
export interface WatchOrder {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Requested path. */
  readonly path: string;
}

/** Response times in milliseconds. */
export type Watched = readonly number[];

const everyMs = 20;

/**
 * Requests at a fixed pace, whether or not the previous request was answered: waiting would send
 * fewer requests while the server is busy.
 */
async function watch({ port, headers, seconds, path }: WatchOrder): Promise<Watched> {
  const agent = new Agent({ keepAlive: true });
  const calls = Array.from({ length: Math.round((seconds * 1000) / everyMs) }, async (_, index) => {
    await wait(index * everyMs);
    const { status, wholeMs } = await read({ port, path, headers, agent });
    if (status !== 200) throw new Error(`${path} returned ${String(status)}`);
    return wholeMs;
  });
  const answers = await Promise.all(calls);
  agent.destroy();
  return answers;
}

process.on('message', (order: WatchOrder) => {
  void watch(order).then((watched) => process.send?.(watched));
});
