import type { BulkAnswer, BulkRefusal } from '@portal/shared/contracts';
import type { AuditAction } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { recordAudits } from '../../../../platform/db/audit.ts';
import type { Database } from '../../../../platform/db/Database.ts';
import type { Deps } from '../../../../platform/Deps.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import { lockLicenses, type LicenseRecord } from '../licenses.queries.ts';

/** The result of an act for one license; `unchanged` if it already has the wanted state. */
export type Verdict =
  | { readonly kind: 'refused'; readonly code: BulkRefusal }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly details: Readonly<Record<string, unknown>> };

interface LicenseAct {
  readonly action: AuditAction;
  /** The same rule as for the act on a single license. */
  readonly judge: (record: LicenseRecord) => Verdict;
  readonly change: (trx: Kysely<Database>, teamId: string, ids: readonly string[]) => Promise<void>;
}

interface Asked {
  readonly viewer: Viewer;
  readonly ip: string;
  readonly ids: readonly string[];
}

/**
 * Performs one act on several licenses of the person's team, in one transaction: does what is
 * allowed, with an audit row per license, and answers the rest with reasons.
 */
export async function actOnLicenses(
  { db, clock }: Deps,
  { viewer: { team, user }, ip, ids }: Asked,
  { action, judge, change }: LicenseAct,
): Promise<BulkAnswer> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const records = await lockLicenses(trx, team.id, ids, now);
    const judged = new Map(
      records.map((record) => [record.id, { record, verdict: judge(record) }]),
    );
    const changes = [...judged.values()].flatMap(({ record, verdict }) =>
      verdict.kind === 'changed' ? [{ record, details: verdict.details }] : [],
    );
    const acted = { at: now, actor: user.id, teamId: team.id, ip, action };
    await change(
      trx,
      team.id,
      changes.map(({ record }) => record.id),
    );
    await recordAudits(
      trx,
      changes.map(({ record, details }) => ({ ...acted, object: record.number, details })),
    );
    const refused = ids.flatMap((id) => {
      const verdict = judged.get(id)?.verdict ?? { kind: 'refused', code: 'not_found' };
      return verdict.kind === 'refused' ? [{ id, code: verdict.code }] : [];
    });
    const isRefused = new Set(refused.map(({ id }) => id));
    return { done: ids.filter((id) => !isRefused.has(id)), refused };
  });
}
