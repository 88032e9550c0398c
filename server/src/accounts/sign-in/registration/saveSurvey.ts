import type { SurveyAnswers, surveyAnswerSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../platform/Deps.ts';
import { lockRegistration, setSurvey } from './registration.queries.ts';
import { hashToken, linkState } from '../../security/mails/mailedLink.ts';

/** Adds answers to the survey of the registration that a mailed link belongs to. */
export async function saveSurvey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, survey }: { readonly token: string; readonly survey: SurveyAnswers },
): Promise<z.infer<typeof surveyAnswerSchema>['outcome']> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, hashToken(token));
    const state = linkState(row && { usedAt: row.used_at, expiresAt: row.expires_at }, now);
    if (!row || state !== 'open') return state === 'open' ? 'unknown' : state;
    await setSurvey(trx, row.id, { ...row.survey, ...survey });
    return 'saved';
  });
}
