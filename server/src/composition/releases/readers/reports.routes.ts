import { releaseReportsSchema, type ReleaseReports } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { ReleaseManifest } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { readerKey } from '../../registry/Reader.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { keepReported } from '../errors/keepReported.ts';
import { bucketOf } from '../counts/buckets.ts';
import { addCounts, type Count } from '../counts/counts.queries.ts';
import { judgeRelease } from './judgeRelease.ts';
import { addPartFailures } from './partFailures.queries.ts';
import { addHappened } from './readers.queries.ts';

const access = { who: 'guest' } as const;
/** Ten errors with stacks, and everything else in one call. */
const bodyLimit = 128 * 1024;

/** A report about one stored release. */
interface Report {
  readonly name: string;
  readonly hash: string;
  readonly happened: ReleaseReports['releases'];
  readonly samples: NonNullable<ReleaseReports['samples']>;
  readonly errors: NonNullable<ReleaseReports['errors']>;
}

/**
 * Browser reports about releases: opened screens, failures, timings, and errors. Only for signed-in
 * people, so that nobody counts twice.
 */
export const releaseReportsRoutes: Module = (deps) => async (app) => {
  app.post(
    '/api/releases/reports',
    {
      bodyLimit,
      config: { access, rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { body: releaseReportsSchema },
    },
    async (request, reply) => {
      const reader = readerKey(viewerOf(request).user.id);
      for (const report of byRelease(request.body)) {
        const stored = await storedRelease(deps.db, report.name, report.hash).catch(
          () => undefined,
        );
        if (!stored) continue;
        await addCounts(deps.db, tokyoDay(deps.clock()), countsOf(report));
        measure(deps, report);
        for (const error of report.errors) await keepReported(deps, error, stored);
        for (const failure of partFailuresOf(report, stored.manifest)) {
          await addPartFailures(deps.db, failure, deps.clock());
          deps.metrics.releases.partFailed(report, failure.place, failure.times);
        }
        // Last, so that the verdict includes this report.
        await countPeople(deps, report, reader);
      }
      return reply.code(204).send();
    },
  );
};

function byRelease({ releases, samples = [], errors = [] }: ReleaseReports): readonly Report[] {
  const all = new Map<string, Pick<Report, 'name' | 'hash'>>();
  for (const { name, hash } of [...releases, ...samples, ...errors]) {
    all.set(`${name} ${hash}`, { name, hash });
  }
  return [...all.values()].map((named) => {
    const isOf = (other: Pick<Report, 'name' | 'hash'>) =>
      other.name === named.name && other.hash === named.hash;
    return {
      ...named,
      happened: releases.filter(isOf),
      samples: samples.filter(isOf),
      errors: errors.filter(isOf),
    };
  });
}

function countsOf({ name, hash, happened, samples, errors }: Report): readonly Count[] {
  const once = (measured: Count['measure'], count: number) =>
    ({ name, hash, measure: measured, bucket: 0, count }) as const;
  return [
    ...happened.flatMap(({ opens, load, render, effect }) => [
      once('opens', opens),
      once('load_failure', load),
      once('render_failure', render),
      once('effect_failure', effect),
    ]),
    ...errors.flatMap(({ kind }) => (kind === 'event' || kind === 'call' ? [once(kind, 1)] : [])),
    ...samples.map((sample) => ({
      ...once(sample.measure, 1),
      bucket: bucketOf(sample.value),
    })),
  ];
}

function measure({ metrics }: Deps, report: Report): void {
  const { releases } = metrics;
  for (const { opens, load, render, effect } of report.happened) {
    releases.opened(report, opens);
    releases.failed(report, 'load', load);
    releases.failed(report, 'render', render);
    releases.failed(report, 'effect', effect);
  }
  for (const sample of report.samples) releases.measured(report, sample.measure, sample.value);
  for (const { kind } of report.errors) {
    if (kind === 'event' || kind === 'call') releases.erred(report, kind);
  }
}

/** Ignores parts that the release does not have. */
function partFailuresOf({ name, hash, happened }: Report, { places }: ReleaseManifest) {
  return happened
    .flatMap(({ parts = [] }) => parts)
    .filter(({ place, part }) => places?.[place]?.some(({ id }) => id === part))
    .map((failed) => ({ name, hash, ...failed }));
}

async function countPeople(deps: Deps, { happened }: Report, reader: string): Promise<void> {
  for (const { name, hash, opens, load, render, effect } of happened) {
    const counted = { name, hash, reader, opens, load, render, effect };
    await addHappened(deps.db, counted, deps.clock());
    if (load + render + effect > 0) await judgeRelease(deps, { name, hash });
  }
}
