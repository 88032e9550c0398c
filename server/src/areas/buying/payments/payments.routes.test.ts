import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cardsSchema } from '@portal/shared/contracts';
import { createManagerApp } from '../../../app/app.ts';
import { place } from '../../../testing/builders/checkout.ts';
import { signIn } from '../../../testing/browsers/TestClient.ts';
import { openCardShop, type CardShop } from '../../../testing/shops/openCardShop.ts';
import { createGatewayClient } from './createGatewayClient.ts';

let shop: CardShop;
beforeAll(async () => {
  shop = await openCardShop();
});
afterAll(() => shop.close());

describe('GET /api/payments/', () => {
  it('lists the person’s masked cards, and reports an unreachable gateway', async () => {
    const buyer = await shop.aBuyer('succeeds');
    await shop.aBuyer('declined');
    const cards = cardsSchema.parse((await buyer.client.get('/api/payments/')).json());
    expect(cards).toEqual([
      {
        customer_card_id: expect.any(String),
        card_number: '**** **** **** 4242',
        cardholder_name: 'HANAKO SATO',
        brand: 'Visa',
        expiry: '12/40',
        expired: 0,
        is_default: 0,
        last_used: 0,
        owner_name: null,
      },
    ]);
    const nobody = createGatewayClient({ ...shop.gatewayOf(), url: 'http://127.0.0.1:9' });
    const deps = { ...shop.deps, gateway: nobody };
    const manager = createManagerApp(deps);
    const client = await signIn({ deps, manager }, buyer.person);
    const answer = await client.get('/api/payments/');
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'gateway_away' }]);
    expect(await place(client, buyer.body)).toMatchObject({ code: 'gateway_away' });
    expect((await shop.countsOf(buyer)).orders).toEqual([]);
    await manager.close();
  });
});

describe('createGatewayClient', () => {
  it('rejects a call that the gateway does not answer in time', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const late = createGatewayClient({ ...shop.gatewayOf(), url, timeoutSeconds: 0.1 }).find('x');
    await expect(late).rejects.toMatchObject({
      name: 'GatewayAwayError',
      cause: { name: 'TimeoutError' },
    });
    silent.close();
    silent.closeAllConnections();
  });
});
