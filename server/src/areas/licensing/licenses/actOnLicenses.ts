import type { BulkAnswer, BulkRefusal } from '@portal/shared/contracts';
import {
  canToggleAutoRenewal,
  releaseRefusal,
  type AuditAction,
  type LicenseActor,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { recordAudits } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { toLicense, type LicenseReader } from './licenses.presenter.ts';
import {
  endLeases,
  lockLicenses,
  setAutoRenewals,
  type LicenseRecord,
} from './licenses.queries.ts';

/** The result of an act for one license; `unchanged` if it already has the wanted state. */
type Verdict =
  | { readonly kind: 'refused'; readonly code: BulkRefusal }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly details: Readonly<Record<string, unknown>> };

interface LicenseAct {
  readonly action: AuditAction;
  readonly judge: (record: LicenseRecord) => Verdict;
  readonly change: (trx: Kysely<Database>, teamId: string, ids: readonly string[]) => Promise<void>;
}

interface Asked {
  readonly viewer: Viewer;
  readonly ip: string;
  readonly ids: readonly string[];
}

/**
 * Releases licenses.
 *
 * @param seen the active users whom the person saw, by license. A license with another active user
 * now is not released.
 */
export function releaseAct(
  viewer: Viewer,
  seen: ReadonlyMap<string, string | undefined>,
  reader: LicenseReader,
): LicenseAct {
  const actor = actorOf(viewer);
  return {
    action: 'license.release',
    judge: (record) => {
      const seenUserId = seen.get(record.id);
      const hasChangedHands = seenUserId !== undefined && seenUserId !== record.active_id;
      const refusal =
        releaseRefusal(toLicense(record, reader), actor) ?? (hasChangedHands ? 'not_in_use' : null);
      if (refusal !== null) return { kind: 'refused', code: refusal };
      return { kind: 'changed', details: { active_user_id: record.active_id } };
    },
    change: endLeases,
  };
}

/** Switches auto-renewal on or off; a trial has none. */
export function autoRenewalAct(viewer: Viewer, isOn: boolean): LicenseAct {
  const actor = actorOf(viewer);
  return {
    action: 'license.auto_renewal',
    judge: (record) => {
      if (!canToggleAutoRenewal(record, actor)) return { kind: 'refused', code: 'trial' };
      if (record.auto_continue === isOn) return { kind: 'unchanged' };
      return { kind: 'changed', details: { auto_continue: isOn } };
    },
    change: (trx, teamId, ids) => setAutoRenewals(trx, teamId, ids, isOn),
  };
}

/** The signed-in person, for the license rules. */
function actorOf({ user }: Viewer): LicenseActor {
  return { userId: user.id, role: user.role, countryCode: user.country_code };
}

/**
 * Performs an act on one or several licenses of the person's team, in one transaction: does what is
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
