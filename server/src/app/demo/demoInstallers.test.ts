import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installersSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { fileAddress } from '../../testing/builders/installers.ts';
import { aPerson } from '../../testing/builders/people.ts';
import { demoInstallers } from './demoInstallers.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer({ COMBINED_BUILD: '7' });
  folder = await mkdtemp(path.join(tmpdir(), 'portal-demo-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

describe('demoInstallers', () => {
  it('publishes nothing before the license client has been built', async () => {
    await demoInstallers(server.deps, path.join(folder, 'none.zip'));
    const client = await server.signIn(await aPerson(server.deps));
    expect((await client.get('/api/installers/')).json()).toEqual([]);
  });

  it('offers the archive with every button, once', async () => {
    const archive = path.join(folder, 'client.zip');
    const content = randomBytes(500);
    await writeFile(archive, content);
    await demoInstallers(server.deps, archive);
    const client = await server.signIn(await aPerson(server.deps));
    const rows = installersSchema.parse((await client.get('/api/installers/')).json());
    expect(rows.map(({ kind, version, bit }) => [kind, version, bit]).toSorted()).toEqual([
      ['combined', '9.4.7', 32],
      ['combined', '9.4.7', 64],
      ['latest', '12.0.0', 32],
      ['latest', '12.0.0', 64],
    ]);
    for (const row of rows) {
      expect((await client.get(fileAddress(row))).rawPayload.equals(content)).toBe(true);
    }

    const withdrawn = { withdrawn_at: server.deps.clock() };
    await server.deps.db.updateTable('manager.installer').set(withdrawn).execute();
    await demoInstallers(server.deps, archive);
    expect((await client.get('/api/installers/')).json()).toEqual([]);
  });
});
