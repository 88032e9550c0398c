import { checkOrders } from '../../chaos/checkOrders.ts';
import type { Deps } from '../../deps.ts';
import { makeCustomers, type Customers } from '../load/customers.ts';
import { Load, type Act } from '../load/Load.ts';
import type { Fault } from './faults.ts';
import type { Ground } from './Ground.ts';

/** What customers noticed of a fault, and what was found afterwards. */
export interface Encounter {
  readonly acts: number;
  /** Acts that did not end as they should, by what they were and how they ended. */
  readonly problems: readonly string[];
  /** From the fault to the end of the last act that went wrong, ms; 0 when none did. */
  readonly troubleMs: number;
  /** From the fault until everything was as before: all acts, all processes, all jobs. */
  readonly wholeMs: number;
  /** The longest that somebody waited, ms. */
  readonly longestMs: number;
  /** Orders and events that were confirmed and are not there, or are there and were not confirmed. */
  readonly lost: number;
  readonly doubled: number;
  /** What does not hold of the orders, see `checkOrders`. */
  readonly faults: readonly string[];
}

/** Lets customers work, meets a fault, waits until all is as before, and looks at what there is. */
export async function meetFault(fault: Fault, ground: Ground): Promise<Encounter> {
  const { cluster } = ground;
  const { deps } = cluster;
  const customers = await makeCustomers(deps);
  await fault.prepare?.(ground);
  const load = new Load(cluster.haproxy.managerUrl, customers);
  await load.untilGood(3);
  const before = load.acts.length;
  const metAt = load.now;
  await fault.meet(ground);
  await cluster.untilAllReady();
  await load.untilGood(3);
  await load.stop();
  await cluster.untilNoJobs();
  const wholeMs = load.now - metAt;
  const acts = load.acts.slice(before);
  const wrong = acts.filter(({ problem }) => problem !== undefined);
  return {
    acts: acts.length,
    problems: wrong.map(({ name, problem }) => `${name}: ${String(problem)}`),
    troubleMs: Math.max(0, ...wrong.map(({ endedAt }) => endedAt - metAt)),
    wholeMs,
    longestMs: Math.max(...acts.map(lasted)),
    ...(await countMissing(deps, customers, load)),
    faults: await checkOrders(deps),
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
