import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { addLinks, chainHead, unsealedRows, type Link } from './audit.queries.ts';
import { auditHash, chainStart } from './auditHash.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';

const batchSize = 1_000;

/**
 * Appends unsealed rows of the audit log to its chain, one sealer at a time. A row whose
 * transaction commits late stays unsealed until it is visible, and is sealed then, whatever its
 * number.
 */
export async function sealAudit({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (;;) {
    const links = await db.transaction().execute(sealSome);
    const head = links.at(-1);
    // Kept outside the database, the head reveals deleted rows at the end of the log.
    if (head) log.info({ position: head.chain_position, hash: head.hash }, 'audit log sealed');
    if (links.length < batchSize) return;
  }
}

async function sealSome(trx: Kysely<Database>): Promise<readonly Link[]> {
  await lockFor(trx, 'audit.seal');
  const head = await chainHead(trx);
  let position = head?.chain_position ?? 0;
  let previous = head?.hash ?? chainStart;
  const links: Link[] = [];
  for (const row of await unsealedRows(trx, batchSize)) {
    position += 1;
    const hash = auditHash(previous, { ...row, chain_position: position });
    links.push({ seq: row.seq, chain_position: position, prev_hash: previous, hash });
    previous = hash;
  }
  if (links.length > 0) await addLinks(trx, links);
  return links;
}

const sealJob = defineJob<object>('audit.seal', 2);

/** Seals the audit log every minute. */
export const auditWorkers: Workers = (deps) => {
  deps.queue.schedule(sealJob, '* * * * *', () => sealAudit(deps));
};
