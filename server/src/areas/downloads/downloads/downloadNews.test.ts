import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { partLinesSchema } from '@portal/shared/contracts';
import { anInstaller } from '../../../testing/builders/installers.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const dayMs = 86_400_000;

async function news(client: TestClient, headers = {}) {
  const answer = await client.get('/api/installers/news', { headers });
  return partLinesSchema.parse(answer.json()).lines;
}

describe('GET /api/installers/news', () => {
  it('announces a new version until a team member downloads it, at most for two weeks', async () => {
    const { deps } = server;
    const one = await aPerson(deps);
    const other = await aPerson(deps);
    expect(await news(await server.signIn(one))).toEqual([]);
    const { id } = await anInstaller(deps, { version: '12.1.0' });
    const line = {
      id: '12.1.0',
      text: 'Version 12.1.0 of the program is ready to be downloaded.',
      act: { label: 'Download', to: '/download' },
    };
    expect(await news(await server.signIn(one))).toEqual([line]);
    const inJapanese = await news(await server.signIn(other), { 'accept-language': 'ja' });
    expect(inJapanese[0]?.text).toBe('新しいバージョン 12.1.0 をダウンロードできます。');

    await deps.db
      .insertInto('manager.installer_download')
      .values({
        id: 'd1',
        installer_id: id,
        team_id: one.team.id,
        user_id: one.id,
        at: deps.clock(),
      })
      .execute();
    expect(await news(await server.signIn(one))).toEqual([]);
    expect(await news(await server.signIn(other))).toEqual([line]);
    server.pass(14 * dayMs);
    expect(await news(await server.signIn(other))).toEqual([]);
  });
});
