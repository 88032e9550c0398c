import { maxNamed, type Attention } from '@portal/shared/contracts';
import {
  addDays,
  cardTrouble,
  lastDayOfCard,
  nearExpiryDays,
  toCalendarDay,
  tokyoDay,
  toMajor,
  type CalendarDay,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { cardEndsOf } from '../../../platform/cards/cardEnds.queries.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { nextRenewalDay } from '../notices.queries.ts';
import { licensesEnding, unpaidTransfers } from './attention.queries.ts';

const nothing: Attention = { licenses: null, orders: { count: 0, first: [] }, cards: [] };

/** The items that need an owner's or admin's attention. */
export async function attention(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, team }: Viewer,
): Promise<Attention> {
  if (user.role === 'guest') return nothing;
  const now = clock();
  const today = tokyoDay(now);
  const [licenses, orders, cards] = await Promise.all([
    endingLicenses(db, team.id, now),
    unpaidOrders(db, team.id),
    troubledCards(db, { teamId: team.id, userId: user.id }, today),
  ]);
  return { licenses, orders, cards };
}

async function endingLicenses(
  db: Kysely<Database>,
  teamId: string,
  now: Date,
): Promise<Attention['licenses']> {
  const today = tokyoDay(now);
  const found = await licensesEnding(db, {
    teamId,
    now,
    from: today,
    to: addDays(today, nearExpiryDays),
  });
  if (found.first_end_at === null) return null;
  const { count, renewable } = found;
  const ids = found.renewable_ids?.split(',') ?? [];
  return {
    count,
    number: count === 1 ? found.number : null,
    first_end_at: toCalendarDay(found.first_end_at),
    renewable,
    renewable_id: renewable === 1 ? (ids[0] ?? null) : null,
    renewable_ids: ids,
  };
}

async function unpaidOrders(db: Kysely<Database>, teamId: string): Promise<Attention['orders']> {
  const { count, first } = await unpaidTransfers(db, teamId);
  return {
    count,
    first: first.flatMap(({ id, number, duedate, total, currency }) =>
      duedate === null
        ? []
        : [
            {
              id,
              number,
              duedate: toCalendarDay(duedate),
              total: toMajor(total, currency),
              currency,
            },
          ],
    ),
  };
}

async function troubledCards(
  db: Kysely<Database>,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  today: CalendarDay,
): Promise<Attention['cards']> {
  const cards = await cardEndsOf(db, userId);
  if (cards.length === 0) return [];
  const renewal = await nextRenewalDay(db, teamId, today);
  const nextRenewal = renewal === null ? null : toCalendarDay(renewal);
  return cards
    .flatMap(({ card_id, brand, last4, expiry }) => {
      const trouble = cardTrouble(expiry, { today, nextRenewal });
      return trouble === null
        ? []
        : [{ id: card_id, brand, last4, end_at: lastDayOfCard(expiry), trouble }];
    })
    .slice(0, maxNamed);
}
