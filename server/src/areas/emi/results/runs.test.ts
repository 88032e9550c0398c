import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { emiResultOf, getOfJob } from '../../../testing/builders/emiResults.ts';
import { aBoard, uploadedEmi } from '../../../testing/builders/emiUploads.ts';
import { signIn } from '../../../testing/browsers/TestClient.ts';
import { createManagerApp } from '../../../app/app.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof aBuyer>>;
/** Two runs of one project, the later one with another list of classes. */
let first: string;
let second: string;
beforeAll(async () => {
  server = await createTestServer();
  owner = await aBuyer(server);
  const license_id = await anEmiLicense(server.deps, owner.person);
  first = await uploadedEmi(owner.client, { license_id, file: aBoard() });
  server.pass(1000);
  const more = { classes: 'net,class\n/clk+,clock\n' };
  second = await uploadedEmi(owner.client, { license_id, file: aBoard(), more });
  await server.runJobs();
}, 120_000);
afterAll(() => server.close());

describe('the runs of a project', () => {
  it('have the repeated run before a re-run, whatever came in between', async () => {
    server.pass(1000);
    const url = `/api/v1/demitasnx/jobs/${first}/rerun`;
    const { id } = (await owner.client.post(url, { payload: {} })).json<{ id: string }>();
    await server.runJobs();
    const { result } = await emiResultOf(owner.client, id);
    expect(result?.runs.map((run) => run.id)).toEqual([second, first]);
    expect(result?.previous_id).toBe(first);
  }, 60_000);

  it('are read sequentially for a session if they have many findings', async () => {
    const { deps } = server;
    const { facts } = await deps.db
      .selectFrom('manager.emi_job')
      .select('facts')
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    const many = { ...Object(facts), counts: { error: 5000, warning: 0, info: 0 } };
    await deps.db
      .updateTable('manager.emi_job')
      .set({ facts: JSON.stringify(many) })
      .where('id', '=', second)
      .execute();
    let read = 0;
    const files = new EventEmitter();
    const given = once(files, 'given');
    const { blobs } = deps;
    const manager = createManagerApp({
      ...deps,
      blobs: {
        put: (key, content) => blobs.put(key, content),
        add: (key, content) => blobs.add(key, content),
        list: (prefix) => blobs.list(prefix),
        isAvailable: () => blobs.isAvailable(),
        stat: (key) => blobs.stat(key),
        remove: (key) => blobs.remove(key),
        read: async (key, range) => {
          if (!key.endsWith('analysis.json')) return blobs.read(key, range);
          read++;
          files.emit('asked');
          await given;
          return blobs.read(key, range);
        },
      },
    });
    const client = await signIn({ deps, manager }, owner.person);
    const asked = once(files, 'asked');
    const findings = getOfJob(client, second, '/findings');
    await asked;
    const changes = getOfJob(client, second, `/compare/${first}`);
    // Another session, so that the previous answer has progressed as far as possible.
    const other = await signIn({ deps, manager }, owner.person);
    expect((await getOfJob(other, second)).statusCode).toBe(200);
    expect(read).toBe(1);
    files.emit('given');
    expect((await findings).statusCode).toBe(200);
    expect((await changes).statusCode).toBe(200);
    expect(read).toBe(3);
    await manager.close();
  }, 60_000);
});
