import type { Logger } from 'pino';
import { dueJobId, nextDue } from './clockTimes.ts';
import { pause } from './pause.ts';

/** Twice a minute, so that no minute is missed. */
const clockMs = 30_000;

/** How late a job is still added; a process that slept longer skips it. */
const dueForMs = 60_000;

interface Entry {
  readonly job: { readonly name: string };
  /** Next time; undefined for a job without a schedule. */
  readonly cron?: string;
}

interface Ports {
  /** Adds a job unless its id exists. */
  readonly add: (name: string, id: string) => Promise<unknown>;
  readonly log: Logger;
  readonly now: () => number;
  readonly rest?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Adds scheduled jobs when they are due; every process does, and the first one wins. */
export async function addScheduledJobs(
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
    // The clock was set back.
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
        // Retried at the next check, while it is due.
        log.error({ err: error, job: entry.name }, 'a job of the clock cannot be added');
      }
    }
    await rest(clockMs, signal);
  }
}
