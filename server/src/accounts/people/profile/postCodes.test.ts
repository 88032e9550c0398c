import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());

const ask = (code: string) => server.accounts.inject({ url: `/api/postcodes/${code}` });

describe('GET /api/postcodes/{code}', () => {
  it.each([
    ['1050011', [{ prefecture: '東京都', city: '港区' }]],
    ['0600000', [{ prefecture: '北海道', city: '札幌市中央区' }]],
    ['5300001', [{ prefecture: '大阪府', city: '大阪市北区' }]],
    ['9999999', []],
  ])('answers prefecture and city of %s', async (code, places) => {
    const answer = await ask(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ places });
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('names every city of a code with several', async () => {
    const { places } = (await ask('4980000')).json<{ places: { city: string }[] }>();
    expect(new Set(places.map(({ city }) => city)).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(1);
  });

  it.each(['105-0011', '105001', 'abcdefg', '10500111'])('knows nothing of %s', async (code) => {
    expect((await ask(code)).statusCode).toBe(404);
  });
});
