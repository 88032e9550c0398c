import type {
  ReleaseFiguresAnswer,
  RemoteFiguresAnswer,
  RemotesFiguresAnswer,
} from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { readPointers, type AllPointers } from '../../registry/pointers.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { listReleases } from '../../registry/registry.queries.ts';
import { readErrors } from '../errors/readErrors.ts';
import type { FindSource } from '../maps/releaseMaps.ts';
import { failedPeople } from '../readers/readers.queries.ts';
import { listReleaseActs } from '../releaseActs.queries.ts';
import { releaseRuns } from '../releaseRuns.ts';
import { quantile } from '../counts/buckets.ts';
import { bucketsOf, sumOf, sumsByDay, sumsByRelease, type Sums } from '../counts/counts.queries.ts';
import { presentFigures } from './presentFigures.ts';

const shownDays = 28;
/** Limit per remote. */
const mostReleases = 10;
const mostErrors = 20;

interface RemoteReleases {
  readonly name: string;
  readonly owner: string | null;
  /** Newest first. */
  readonly releases: readonly ReleaseFiguresAnswer[];
}

/** All remotes of the registry, each with its active releases. */
export async function readRemotes({ db }: Pick<Deps, 'db'>): Promise<RemotesFiguresAnswer> {
  const pointers = await readPointers(db);
  const all = await figuresOf(db, pointers);
  const isNow = ({ state }: ReleaseFiguresAnswer) => state === 'current' || state === 'canary';
  return {
    remotes: all.map(({ releases, ...remote }) => ({
      ...remote,
      releases: releases.filter(isNow),
    })),
  };
}

/** One remote with its latest releases, days and errors. @throws NotFoundError */
export async function readRemote(
  deps: Pick<Deps, 'db' | 'clock'>,
  name: string,
  find: FindSource,
): Promise<RemoteFiguresAnswer> {
  const { db, clock } = deps;
  const [remote] = await figuresOf(db, await readPointers(db), name);
  if (!remote) throw new NotFoundError();
  const today = tokyoDay(clock());
  const from = addDays(today, 1 - shownDays);
  const days = await sumsByDay(db, name, from);
  return {
    name,
    owner: remote.owner,
    releases: remote.releases.slice(0, mostReleases),
    days: Array.from({ length: shownDays }, (_, place) => {
      const day = addDays(from, place);
      return presentDay(day, days.get(day));
    }),
    errors: await readErrors(deps, { name, most: mostErrors }, find),
  };
}

function presentDay(day: string, sums: Sums | undefined): RemoteFiguresAnswer['days'][number] {
  const load = bucketsOf(sums, 'load');
  const failures = (['load_failure', 'render_failure', 'effect_failure'] as const).map((failure) =>
    sumOf(sums, failure),
  );
  return {
    day,
    opens: sumOf(sums, 'opens'),
    failures: failures.reduce((sum, times) => sum + times, 0),
    p50: quantile(load, 0.5),
    p95: quantile(load, 0.95),
  };
}

/** Remotes in the registry, with all their releases. @param only one of them */
async function figuresOf(
  db: Kysely<Database>,
  { remotes, canaries }: AllPointers,
  only?: string,
): Promise<readonly RemoteReleases[]> {
  const sums = await sumsByRelease(db, only);
  const people = await failedPeople(db, only);
  const acts = await listReleaseActs(db, only);
  const releases = await listReleases(db, only);
  const wanted = remotes.filter(({ name }) => only === undefined || name === only);
  return Promise.all(
    wanted.map(async ({ name, current_hash, previous_hash }) => {
      const { manifest } = await storedRelease(db, name, current_hash);
      const own = releases.filter((release) => release.name === name);
      return {
        name,
        owner: manifest.owner ?? null,
        releases: own.map(({ hash, version }) => {
          const canary = canaries.find((one) => one.name === name && one.hash === hash);
          const [run] = releaseRuns(acts, { name, hash });
          const release = {
            version,
            hash,
            state: canary ? ('canary' as const) : stateOf(hash, current_hash, previous_hash),
            audience: canary
              ? { staff: canary.staff, teams: canary.teams.length, share: canary.share }
              : null,
            since: run?.since.toISOString() ?? null,
          };
          return presentFigures(
            release,
            sums.get(`${name} ${hash}`),
            people.get(`${name} ${hash}`),
          );
        }),
      };
    }),
  );
}

function stateOf(
  hash: string,
  current: string,
  previous: string | null,
): ReleaseFiguresAnswer['state'] {
  if (hash === current) return 'current';
  return hash === previous ? 'previous' : 'past';
}
