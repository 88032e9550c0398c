import type { ReleaseReports, ReleaseSample, ReportedError } from '@portal/shared/contracts';
import type { FailedPart, Happening } from '../remotes/Happening.ts';

type Told = ReleaseReports['releases'][number];

interface Ports {
  /** Rejects if the portal did not receive the reports. */
  readonly send: (reports: ReleaseReports) => Promise<unknown>;
  /** Calls a function after a pause; the returned function cancels it. */
  readonly later: (then: () => void) => () => void;
}

export interface ReleaseReporter {
  readonly tell: (release: Pick<Told, 'name' | 'hash'>, what: Happening | FailedPart) => void;
  readonly sample: (sample: ReleaseSample) => void;
  readonly report: (error: ReportedError) => void;
  /** Sends waiting reports at once. */
  readonly flush: () => void;
}

/**
 * Collects reports on releases and sends them together. A failed screen is reported at once, since it
 * may fail for others too; opens, timings and other errors can wait. Reports that could not be sent
 * go with the next ones, except failed loads, which the person's connection may have caused.
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
      // Without a connection to the portal, screens could not load either.
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
      // A failed part does not prevent a screen from opening.
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

/** Adds up the failures of each part. */
function partsOf(parts: Parts): Parts {
  const sums = new Map<string, Parts[number]>();
  for (const { place, part, times } of parts) {
    const key = `${place} ${part}`;
    sums.set(key, { place, part, times: Math.min((sums.get(key)?.times ?? 0) + times, most) });
  }
  return [...sums.values()].slice(0, mostParts);
}

const kinds: readonly Happening[] = ['opens', 'load', 'render', 'effect'];
/** Limits of one call. */
const most = 1000;
const mostReleases = 50;
const mostParts = 20;
const mostSamples = 100;
const mostErrors = 10;
