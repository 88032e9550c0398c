import type { ReleaseReports, ReleaseSample, ReportedError } from '@portal/shared/contracts';
import type { FailedPart, Happening } from '../remotes/Happening.ts';

type Told = ReleaseReports['releases'][number];

interface Ports {
  /** Rejects when the portal has not heard it. */
  readonly send: (reports: ReleaseReports) => Promise<unknown>;
  /** Calls after some time; what it returns calls it off. */
  readonly later: (then: () => void) => () => void;
}

export interface ReleaseReporter {
  readonly tell: (release: Pick<Told, 'name' | 'hash'>, what: Happening | FailedPart) => void;
  readonly sample: (sample: ReleaseSample) => void;
  readonly report: (error: ReportedError) => void;
  /** Sends now what is waiting, as long as the page lives. */
  readonly flush: () => void;
}

/**
 * Collects what happens with releases and sends it together. A failure is sent at once, since it
 * may keep others from it; that a screen was opened, how fast it was, and what it does not fail by
 * can wait. What could not be sent goes with the next that is, but for what the person's own line
 * has caused.
 */
export function createReleaseReports({ send, later }: Ports): ReleaseReporter {
  let waiting = new Map<string, Told>();
  let samples: ReleaseSample[] = [];
  let errors: ReportedError[] = [];
  let callOff: (() => void) | undefined;

  const add = ({ name, hash, parts, ...counts }: Told) => {
    const key = `${name} ${hash}`;
    const sum = waiting.get(key) ?? { name, hash, opens: 0, load: 0, render: 0, effect: 0 };
    for (const what of kinds) sum[what] = Math.min(sum[what] + counts[what], most);
    if (parts) sum.parts = partsOf([...(sum.parts ?? []), ...parts]);
    waiting.set(key, sum);
  };
  const flush = () => {
    callOff?.();
    callOff = undefined;
    if (waiting.size + samples.length + errors.length === 0) return;
    const releases = [...waiting.values()].slice(0, mostReleases);
    const told = {
      releases,
      ...(samples.length > 0 ? { samples } : {}),
      ...(errors.length > 0 ? { errors } : {}),
    };
    waiting = new Map();
    samples = [];
    errors = [];
    send(told).catch(() => {
      // Whoever cannot reach the portal had no chance to load a screen either.
      for (const one of releases) add({ ...one, load: 0 });
      samples = [...(told.samples ?? []), ...samples].slice(0, mostSamples);
      const others = (told.errors ?? []).filter(({ kind }) => kind !== 'load');
      errors = [...others, ...errors].slice(0, mostErrors);
    });
  };
  const soon = () => {
    callOff ??= later(flush);
  };
  return {
    flush,
    tell: ({ name, hash }, what) => {
      const isPart = typeof what === 'object';
      const said = isPart
        ? { parts: [{ place: what.place, part: what.part, times: 1 }] }
        : { [what]: 1 };
      add({ name, hash, opens: 0, load: 0, render: 0, effect: 0, ...said });
      // A failed part does not keep a screen from opening.
      if (isPart || what === 'opens') soon();
      else flush();
    },
    sample: (sample) => {
      if (samples.length < mostSamples) samples.push(sample);
      soon();
    },
    report: (error) => {
      if (errors.length < mostErrors) errors.push(error);
      soon();
    },
  };
}

type Parts = NonNullable<Told['parts']>;

/** Each part once, with how often it has failed. */
function partsOf(parts: Parts): Parts {
  const sums = new Map<string, Parts[number]>();
  for (const { place, part, times } of parts) {
    const key = `${place} ${part}`;
    sums.set(key, { place, part, times: Math.min((sums.get(key)?.times ?? 0) + times, most) });
  }
  return [...sums.values()].slice(0, mostParts);
}

const kinds: readonly Happening[] = ['opens', 'load', 'render', 'effect'];
/** What one call may say. */
const most = 1000;
const mostReleases = 50;
const mostParts = 20;
const mostSamples = 100;
const mostErrors = 10;
