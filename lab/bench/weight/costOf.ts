import { processorSeconds } from './processFigures.ts';
import { fire } from '../store/fire.ts';
import type { Call } from '../store/Target.ts';
import { createPasswords } from '@portal/server/src/accounts/sign-in/credentials/createPasswords.ts';

const connections = 4;
const warmUpSeconds = 3;

export interface Cost {
  /** CPU milliseconds per response. */
  readonly ms: number;
  readonly perSecond: number;
}

interface Measured {
  readonly pid: number;
  readonly port: number;
  readonly seconds: number;
}

/**
 * The CPU cost of a call in the server process, including jobs and garbage collection, over four
 * connections.
 * @throws Error when a response is not 200
 */
export async function costOf({ pid, port, seconds }: Measured, call: Call): Promise<Cost> {
  const shoot = async (during: number) => {
    const hits = await fire({ port, calls: [call], connections, seconds: during });
    if (hits.failed > 0)
      throw new Error(`${call.path}: ${String(hits.failed)} calls did not return 200`);
    return hits;
  };
  await shoot(warmUpSeconds);
  const before = await processorSeconds(pid);
  const { latencies, seconds: took } = await shoot(seconds);
  const spent = (await processorSeconds(pid)) - before;
  return { ms: (spent * 1000) / latencies.length, perSecond: latencies.length / took };
}

const times = 20;
const warmUps = 5;

/** The server's CPU milliseconds for a sign-in, from the first address to the first page. */
export async function costOfSignIn(pid: number, signIn: () => Promise<unknown>): Promise<number> {
  for (let time = 0; time < warmUps; time += 1) await signIn();
  const before = await processorSeconds(pid);
  for (let time = 0; time < times; time += 1) await signIn();
  return (((await processorSeconds(pid)) - before) * 1000) / times;
}

/** CPU milliseconds of a password hash alone. */
export async function costOfHash(): Promise<number> {
  const passwords = createPasswords();
  const hash = await passwords.hash('a password');
  await passwords.matches(hash, 'a password');
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await passwords.matches(hash, 'a password');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
