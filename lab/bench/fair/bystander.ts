import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { read } from './read.ts';

/** The order that the program of the bystander is given. */
export interface WatchOrder {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** What is asked for. */
  readonly path: string;
}

/** The time until each answer in milliseconds. */
export type Watched = readonly number[];

const everyMs = 20;

/**
 * Asks for something at a fixed pace, whether the call before has been answered or not: one that
 * waited for its answer would ask less while the server is busy.
 */
async function watch({ port, headers, seconds, path }: WatchOrder): Promise<Watched> {
  const agent = new Agent({ keepAlive: true });
  const calls = Array.from({ length: Math.round((seconds * 1000) / everyMs) }, async (_, index) => {
    await wait(index * everyMs);
    const { status, wholeMs } = await read({ port, path, headers, agent });
    if (status !== 200) throw new Error(`${path} was answered with ${String(status)}`);
    return wholeMs;
  });
  const answers = await Promise.all(calls);
  agent.destroy();
  return answers;
}

process.on('message', (order: WatchOrder) => {
  void watch(order).then((watched) => process.send?.(watched));
});
