import type { Kysely } from 'kysely';
import type { PaymentGateway } from '../../../platform/cards/PaymentGateway.ts';
import {
  usableCards,
  type CardHolder,
  type UsableCard,
} from '../../../platform/cards/usableCards.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { roleCodes, type Viewer } from '../../../platform/http/Viewer.ts';

interface CardDeps {
  readonly db: Kysely<Database>;
  readonly gateway: PaymentGateway;
}

/**
 * The cards that a person can pay with, according to the manager's copy of their team.
 * @throws GatewayAwayError
 */
export async function viewerCards(
  { db, gateway }: CardDeps,
  { user, team }: Viewer,
): Promise<readonly UsableCard[]> {
  const colleagues = await sharingColleagues(db, { userId: user.id, teamId: team.id });
  return usableCards(gateway, user.id, colleagues);
}

function sharingColleagues(
  db: Kysely<Database>,
  { userId, teamId }: { readonly userId: string; readonly teamId: string },
): Promise<readonly CardHolder[]> {
  return db
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.first_name', 'person.last_name'])
    .where('member.team_id', '=', teamId)
    .where('team.card_sharing', '=', true)
    .where('member.role', 'in', [roleCodes.owner, roleCodes.admin])
    .where('member.user_id', '!=', userId)
    .where('person.status', '=', 'active')
    .orderBy('member.joined_at')
    .execute();
}

/** Id of the card that the person last paid with, or `undefined`. */
export async function lastUsedCard(
  db: Kysely<Database>,
  { user, team }: Viewer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('manager.payment as payment')
    .innerJoin('manager.order as order', 'order.id', 'payment.order_id')
    .select('payment.card_id')
    .where('order.team_id', '=', team.id)
    .where('order.user_id', '=', user.id)
    .where('payment.state', '=', 'paid')
    .where('payment.card_id', 'is not', null)
    .orderBy('payment.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.card_id ?? undefined;
}
