import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { countUnsealed, sealedRows, type VerifiedRow } from './audit.queries.ts';
import { personalDigest } from '../../../platform/db/sealPersonal.ts';
import { auditHash, chainStart } from './auditHash.ts';

const pageSize = 1_000;

/**
 * - `missing`: no row has this position in the chain.
 * - `unlinked`: the row does not follow the previous one.
 * - `changed`: the row differs from what was sealed, or its personal data is neither that nor
 * erased.
 */
type Break = 'missing' | 'unlinked' | 'changed';

interface Verdict {
  /** Number of intact rows from the start of the chain. */
  readonly sealed: number;
  /** Hash of the last intact row. */
  readonly head: string;
  /** The first broken row. */
  readonly broken: { readonly position: number; readonly seq?: number; readonly why: Break } | null;
  /** Whether an intact row has the noted hash. */
  readonly isNotedFound: boolean;
  readonly unsealed: { readonly count: number; readonly oldest: Date | null };
}

/**
 * Verifies the chain of the audit log.
 *
 * @param noted hash of an earlier head, kept outside the database
 */
export async function verifyAudit(db: Kysely<Database>, noted?: string): Promise<Verdict> {
  const unsealed = await countUnsealed(db);
  let sealed = 0;
  let head = chainStart;
  let isNotedFound = false;
  for (;;) {
    const rows = await sealedRows(db, sealed, pageSize);
    for (const row of rows) {
      const why = breakAt(row, sealed + 1, head);
      if (why !== null) {
        const broken = {
          position: sealed + 1,
          ...(why === 'missing' ? {} : { seq: row.seq }),
          why,
        };
        return { sealed, head, broken, isNotedFound, unsealed };
      }
      sealed += 1;
      head = row.hash;
      isNotedFound ||= head === noted;
    }
    if (rows.length < pageSize) return { sealed, head, broken: null, isNotedFound, unsealed };
  }
}

function breakAt(row: VerifiedRow, position: number, previous: string): Break | null {
  if (row.chain_position !== position) return 'missing';
  if (row.prev_hash !== previous) return 'unlinked';
  if (row.hash !== auditHash(previous, row)) return 'changed';
  const { salt, content, personal_digest } = row;
  const isPersonalWhole = salt === null || personalDigest(salt, content) === personal_digest;
  return isPersonalWhole ? null : 'changed';
}
