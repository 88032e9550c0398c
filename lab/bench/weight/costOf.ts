import { processorSeconds } from './processFigures.ts';
import { fire } from '../store/fire.ts';
import type { Call } from '../store/Target.ts';
import { median } from '../figures/Figure.ts';
import { createPasswords } from '@portal/server/src/accounts/sign-in/credentials/createPasswords.ts';

const connections = 4;
/** By then V8 has compiled frequent code; the first calls take twice as long. */
export const warmUpCalls = 1_500;
const rounds = 5;
const roundCalls = 100;

export interface Cost {
  /** CPU milliseconds per response. */
  readonly ms: number;
  readonly perSecond: number;
}

interface Measured {
  readonly pid: number;
  readonly port: number;
}

/**
 * The CPU cost of a call in the warmed-up server process, including jobs and garbage collection,
 * over four connections: medians of five rounds. A fixed number of calls, since a busy machine
 * answers few in a fixed time.
 * @throws Error when a response is not 200
 */
export async function costOf({ pid, port }: Measured, call: Call): Promise<Cost> {
  const shoot = async (count: number): Promise<Cost> => {
    const before = await processorSeconds(pid);
    const { failed, latencies, seconds } = await fire({ port, calls: [call], connections, count });
    if (failed > 0) throw new Error(`${call.path}: ${String(failed)} calls did not return 200`);
    const spent = (await processorSeconds(pid)) - before;
    return { ms: (spent * 1000) / latencies.length, perSecond: latencies.length / seconds };
  };
  await shoot(warmUpCalls);
  const costs: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await shoot(roundCalls));
  return {
    ms: median(costs.map(({ ms }) => ms)),
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
  };
}

const times = 20;
const warmUps = 30;

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
