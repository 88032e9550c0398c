import { setTimeout as wait } from 'node:timers/promises';
import { checkOrders } from '../../chaos/checkOrders.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { backlog } from '@portal/server/src/platform/jobs/dueJobs.ts';
import { makeCustomers, type Customers } from '../load/customers.ts';
import { Load, type Act } from '../load/Load.ts';
import type { Fault } from './faults.ts';
import type { Ground } from './Ground.ts';

/** Effects of one fault on customers. */
export interface Encounter {
  readonly acts: number;
  /** Failed actions, by kind and outcome. */
  readonly problems: readonly string[];
  /** From the fault to the end of the last failed action, ms; 0 without one. */
  readonly troubleMs: number;
  /**
   * From the fault to full recovery, ms: all processes ready, each action successful, and no
   * pending jobs.
   */
  readonly wholeMs: number;
  /** Longest action, ms. */
  readonly longestMs: number;
}

/** Repetitions of a fault, and the final checks. */
export interface Series {
  readonly encounters: readonly Encounter[];
  /** Orders and events that were confirmed but not stored, or stored but not confirmed. */
  readonly lost: number;
  readonly doubled: number;
  /** Violations found by `checkOrders`. */
  readonly faults: readonly string[];
}

/** Runs a load, injects a fault repeatedly, and checks the final state. */
export async function meetFault(fault: Fault, ground: Ground, times: number): Promise<Series> {
  const { cluster } = ground;
  const { deps } = cluster;
  const customers = await makeCustomers(deps);
  const load = new Load(cluster.haproxy.managerUrl, customers);
  await load.untilGood(1);
  const encounters: Encounter[] = [];
  while (encounters.length < times) {
    await fault.prepare?.(ground);
    encounters.push(await meetOnce(fault, ground, load));
  }
  await load.stop();
  await cluster.untilNoJobs();
  const missing = await countMissing(deps, customers, load);
  return { encounters, ...missing, faults: await checkOrders(deps) };
}

async function meetOnce(fault: Fault, ground: Ground, load: Load): Promise<Encounter> {
  const { cluster } = ground;
  const before = load.acts.length;
  const metAt = load.now;
  await fault.meet(ground);
  await cluster.untilAllReady();
  await load.untilGood(1);
  while ((await backlog(cluster.deps.db)).oldestMs > load.now - metAt) await wait(20);
  const wholeMs = load.now - metAt;
  const acts = load.acts.slice(before);
  const wrong = acts.filter(({ problem }) => problem !== undefined);
  return {
    acts: acts.length,
    problems: wrong.map(({ name, problem }) => `${name}: ${String(problem)}`),
    troubleMs: Math.max(0, ...wrong.map(({ endedAt }) => endedAt - metAt)),
    wholeMs,
    longestMs: Math.max(...acts.map(lasted)),
  };
}

const lasted = ({ startedAt, endedAt }: Act) => endedAt - startedAt;

async function countMissing(
  { db }: Deps,
  { browsers, computer }: Customers,
  { confirmed, reported }: Load,
) {
  const orders = await db
    .selectFrom('manager.order')
    .select('number')
    .where(
      'team_id',
      'in',
      browsers.map(({ team }) => team),
    )
    .execute();
  const events = await db
    .selectFrom('manager.usage_event')
    .select('id')
    .where('team_id', '=', computer.team)
    .execute();
  const kept = [...orders.map(({ number }) => number), ...events.map(({ id }) => id)];
  const wanted = [...confirmed, ...reported];
  const there = new Set(kept);
  const known = new Set(wanted);
  return {
    lost: wanted.filter((id) => !there.has(id)).length,
    doubled: kept.filter((id) => !known.has(id)).length + kept.length - there.size,
  };
}
