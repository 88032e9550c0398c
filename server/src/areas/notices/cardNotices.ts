import { cardStages, cardTrouble, lastDayOfCard, toCalendarDay } from '@portal/shared/domain';
import type { CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { cardEndsOf } from '../../platform/cards/cardEnds.queries.ts';
import type { Database } from '../../platform/db/Database.ts';
import { begunStage, type NewNotice } from './NewNotice.ts';
import { nextRenewalDay } from './notices.queries.ts';

/** Notices about the expiry of a person's own cards. */
export async function cardNotices(
  db: Kysely<Database>,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  today: CalendarDay,
): Promise<readonly NewNotice[]> {
  const cards = await cardEndsOf(db, userId);
  if (cards.length === 0) return [];
  const renewal = await nextRenewalDay(db, teamId, today);
  const nextRenewal = renewal === null ? null : toCalendarDay(renewal);
  return cards.flatMap(({ card_id, brand, last4, expiry }): NewNotice[] => {
    const trouble = cardTrouble(expiry, { today, nextRenewal });
    const end = lastDayOfCard(expiry);
    const begun = begunStage(end, today, cardStages);
    if (trouble === null || !begun) return [];
    return [
      {
        id: `card_end:${card_id}:${expiry}:${String(begun.stage)}`,
        kind: 'card_end',
        figures: { brand, last4, end_at: end, before_renewal: trouble === 'ends_before_renewal' },
        to: '/creditcard',
        created_at: begun.at.toISOString(),
      },
    ];
  });
}
