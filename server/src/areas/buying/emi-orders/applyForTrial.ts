import type { EmiApplication, EmiApplicationAnswer } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Placing } from '../checkout/placeOrder.ts';
import { createEmiLicense, TrialTakenError } from '../../emi/licenses/createEmiLicense.ts';
import { emiTrialState } from '../../emi/licenses/emi-licenses.policy.ts';
import { emiTrialOf } from '../../emi/licenses/emi-licenses.queries.ts';
import { emiTexts } from '../../emi/licenses/emiTexts.ts';
import { readEmiSettings } from '../../emi/licenses/settings/EmiSettings.ts';
import { EmiOrderError } from './EmiOrderRefusal.ts';
import { emiOrderTexts } from './emiOrderTexts.ts';
import { readTrial } from './readEmiApplication.ts';

/**
 * Grants a team its free trial, only for its first application. Among concurrent applications the
 * database accepts one; a repetition of it gets the same answer.
 *
 * @throws EmiOrderError
 */
export async function applyForTrial(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer: { user, team }, locale, ip, key }: Placing,
  request: EmiApplication,
): Promise<EmiApplicationAnswer> {
  const now = clock();
  const texts = emiOrderTexts[locale];
  const settings = await readEmiSettings(db);
  const taken = await emiTrialOf(db, team.id);
  if (taken?.idempotency_key === key) return { error: false };
  const applicant = { edition: team.edition, hasHadTrial: taken !== undefined };
  const state = emiTrialState(applicant, settings, tokyoDay(now));
  if (state === 'still') throw new EmiOrderError('off', { data: texts.off });
  if (state !== 'available') throw new EmiOrderError(state, { data: texts[state] });
  const { startsOn, terms } = readTrial(request, { now, locale });
  try {
    await db.transaction().execute(async (trx) => {
      const number = await createEmiLicense(trx, {
        teamId: team.id,
        userId: user.id,
        kind: 'trial',
        label: emiTexts[locale].trialLabel,
        startsOn,
        orderedAt: now,
        terms,
        idempotencyKey: key,
      });
      await recordAudit(trx, {
        at: now,
        actor: user.id,
        teamId: team.id,
        ip,
        action: 'emi.trial',
        object: number,
        details: { start_at: startsOn },
      });
    });
  } catch (error) {
    if (!(error instanceof TrialTakenError)) throw error;
    // The first application may be this one, repeated.
    const first = await emiTrialOf(db, team.id);
    if (first?.idempotency_key !== key) throw new EmiOrderError('used', { data: texts.used });
  }
  return { error: false };
}
