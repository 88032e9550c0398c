import type { ReleaseErrorAnswer } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { listReleases } from '../../registry/registry.queries.ts';
import type { FindSource } from '../maps/releaseMaps.ts';
import { findReleaseError, lastReleaseErrors, type ReleaseError } from './errors.queries.ts';
import { presentError } from './presentError.ts';

type Needs = Pick<Deps, 'db'>;

interface Wanted {
  /** Name of one remote; omitted: all. */
  readonly name?: string | undefined;
  readonly most: number;
}

/** The latest errors, newest first. */
export async function readErrors(
  deps: Needs,
  wanted: Wanted,
  find: FindSource,
): Promise<ReleaseErrorAnswer[]> {
  return present(deps, await lastReleaseErrors(deps.db, wanted), find);
}

/** The error with the id shown to a person. */
export async function readError(
  deps: Needs,
  id: string,
  find: FindSource,
): Promise<ReleaseErrorAnswer | undefined> {
  const error = await findReleaseError(deps.db, id.trim().toLowerCase());
  return error && (await present(deps, [error], find))[0];
}

async function present(
  { db }: Needs,
  errors: readonly ReleaseError[],
  find: FindSource,
): Promise<ReleaseErrorAnswer[]> {
  const names = [...new Set(errors.map(({ name }) => name))];
  const releases = await Promise.all(names.map((name) => listReleases(db, name)));
  const versions = new Map(
    releases.flat().map(({ name, hash, version }) => [`${name} ${hash}`, version] as const),
  );
  return Promise.all(errors.map((error) => presentError(error, versions, find)));
}
