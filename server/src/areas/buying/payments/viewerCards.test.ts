import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { place, placed } from '../../../testing/builders/checkout.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { openCardShop, type CardShop } from '../../../testing/shops/openCardShop.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

interface Listed {
  readonly customer_card_id: string;
  readonly last_used: 0 | 1;
  readonly owner_name: string | null;
}

describe('cards in the checkout', () => {
  it('include those of colleagues if the team shares them', async () => {
    const buyer = await shop.aBuyer('succeeds');
    const colleague = await aPerson(shop.deps, { team: buyer.person.team, role: 'admin' });
    const client = await shop.signIn(colleague);
    expect((await client.get('/api/payments')).json()).toEqual([]);
    expect(await place(client, buyer.body, 'alone')).toMatchObject({ code: 'card_unknown' });
    await shop.deps.db
      .updateTable('manager.team_ref')
      .set({ card_sharing: true })
      .where('id', '=', buyer.person.team.id)
      .execute();
    const [shared] = (await client.get('/api/payments')).json<Listed[]>();
    expect(shared).toMatchObject({ last_used: 0, owner_name: expect.any(String) });
    expect(await placed(client, buyer.body)).toMatchObject({ status: 1 });
    // The gateway has charged the owner's card.
    expect((await shop.countsOf(buyer)).charges).toEqual(['captured']);
    const [used] = (await client.get('/api/payments')).json<Listed[]>();
    expect(used).toMatchObject({ customer_card_id: shared?.customer_card_id, last_used: 1 });
  });
});
