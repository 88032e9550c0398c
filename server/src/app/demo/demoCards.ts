import type { Kysely } from 'kysely';
import { addCard } from '../stand-ins/gateway/sandboxCards.ts';
import { customerOf } from '../../platform/cards/PaymentGateway.ts';
import type { Database } from '../../platform/db/Database.ts';

/** Saved cards of demo people at the sandbox gateway, oldest first. */
const cards: Readonly<Record<string, readonly string[]>> = {
  'owner@pro.example': ['4242424242424242', '4000000000003220'],
  'admin@pro.example': [
    '4242424242424242',
    '4000000000003220',
    '4000000000000002',
    '4000000000003063',
    '4000000000000119',
  ],
  'owner@us.example': ['4242424242424242', '4000000000003220'],
};

export async function demoCards(trx: Kysely<Database>): Promise<void> {
  const people = await trx
    .selectFrom('manager.user_ref')
    .select(['id', 'email'])
    .where('email', 'in', Object.keys(cards))
    .execute();
  for (const { id, email } of people) {
    const holder = email.startsWith('owner@us') ? 'GRACE MILLER' : 'KIBAN SEKKEI';
    for (const number of cards[email] ?? []) {
      await addCard(trx, customerOf(id), { number, holder, expiry: '12/40' });
    }
  }
}
