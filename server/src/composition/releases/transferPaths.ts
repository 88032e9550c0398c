import { isRoutePath, ownPaths } from '@portal/shared/remote';
import { recordAudit } from '../../platform/db/audit.ts';
import { lockFor } from '../../platform/db/lockFor.ts';
import type { Deps } from '../../platform/Deps.ts';
import { InvalidError, NotFoundError } from '../../platform/errors.ts';
import { readClaims } from '../registry/readRegistry.ts';
import { listTransfers, writeTransfer } from '../registry/registry.queries.ts';
import { liesAt, transferOf } from '../registry/transfers.ts';
import { registryWork } from './registryWork.ts';

interface TransferOfPaths {
  /** A path with everything below it, or the name of a remote for all its paths. */
  readonly what: string;
  /** Name of the receiving remote. */
  readonly to: string;
  /** For the audit log. */
  readonly actor: string;
}

/**
 * Transfers paths to another remote. They move atomically with a release of the new owner that has
 * them; until then the former owner keeps them.
 *
 * @returns the paths
 * @throws NotFoundError for an unknown remote, InvalidError for a path without an owner or one the
 *   remote already owns
 */
export async function transferPaths(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { what, to, actor }: TransferOfPaths,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, registryWork);
    const claims = await readClaims(trx);
    const transfers = await listTransfers(trx);
    const paths = what.startsWith('/') ? [what] : allPaths(claims, what);
    for (const path of paths) {
      const problem = problemOf(path, to, claims, transfers);
      if (problem !== undefined) throw new InvalidError({ path: problem });
    }
    const at = clock();
    for (const path of paths) await writeTransfer(trx, { path, name: to, at });
    const details = { what, paths };
    await recordAudit(trx, { at, actor, action: 'release.transfer', object: to, details });
    return paths;
  });
}

type Claims = Awaited<ReturnType<typeof readClaims>>;

function allPaths(claims: Claims, name: string): readonly string[] {
  const own = claims.filter((remote) => remote.name === name);
  if (own.length === 0) throw new NotFoundError();
  return [...new Set(own.flatMap((remote) => ownPaths(remote)))];
}

function problemOf(
  path: string,
  to: string,
  claims: Claims,
  transfers: Awaited<ReturnType<typeof listTransfers>>,
): string | undefined {
  if (!isRoutePath(path)) return `${path} is no path that a remote may have`;
  const owners = claims.filter((remote) => ownPaths(remote).some((own) => liesAt(own, path)));
  if (owners.length === 0) return `${path} is nobody’s: ${to} can have it without a transfer`;
  const heir = transferOf(path, transfers)?.name;
  const isOwn = heir === undefined ? owners.every(({ name }) => name === to) : heir === to;
  return isOwn ? `${path} is ${to}’s already` : undefined;
}
