import type { Logger } from 'pino';
import { dueJobId, nextDue } from './clockTimes.ts';
import { pause } from './pause.ts';

/** Twice in each minute, so that none is missed. */
const clockMs = 30_000;

/** For so long a job is still added after its time; a process that slept through it leaves it. */
const dueForMs = 60_000;

interface Entry {
  readonly job: { readonly name: string };
  /** When it is due; left out, it is none of the clock's. */
  readonly cron?: string;
}

interface Ports {
  /** Adds a job unless there is one of that id. */
  readonly add: (name: string, id: string) => Promise<unknown>;
  readonly log: Logger;
  readonly now: () => number;
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Adds the jobs of the clock when they are due; every process does, and the first one counts. */
export async function keepTime(
  entries: readonly Entry[],
  { add, log, now, rest = pause }: Ports,
  signal: AbortSignal,
): Promise<void> {
  const duesFrom = (at: number) =>
    entries.flatMap(({ job: { name }, cron }) =>
      cron === undefined ? [] : [{ name, cron, due: nextDue(cron, new Date(at - dueForMs)) }],
    );
  let looked = now();
  let dues = duesFrom(looked);
  while (!signal.aborted) {
    // The clock was put back.
    if (now() < looked) dues = duesFrom(now());
    looked = now();
    for (const entry of dues) {
      try {
        while (entry.due.getTime() <= now()) {
          const oldest = now() - dueForMs;
          const due = entry.due.getTime();
          if (due > oldest) await add(entry.name, dueJobId(entry.name, entry.due));
          entry.due = nextDue(entry.cron, new Date(Math.max(due, oldest)));
        }
      } catch (error) {
        // It is due for a while yet.
        log.error({ err: error, job: entry.name }, 'a job of the clock cannot be added');
      }
    }
    await rest(clockMs, signal);
  }
}
