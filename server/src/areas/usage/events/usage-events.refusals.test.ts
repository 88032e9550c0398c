import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aSeat } from '../../../testing/builders/aDevice.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import {
  anEvent,
  aReporter,
  eventsPath,
  sendEvents,
  sendLines,
  type Reporter,
} from '../../../testing/builders/usageEvents.ts';

let server: TestServer;
let reporter: Reporter;
beforeAll(async () => {
  server = await createTestServer();
  reporter = await aReporter(server);
});
afterAll(() => server.close());

const event = (changes: object = {}) => anEvent(server, reporter, { ...changes });
const foreign = { accepted: 0, duplicate: 0, rejected: [{ line: 1, code: 'foreign_user' }] };

describe('whose events a device reports', () => {
  it('refuses events of a colleague with a separate device', async () => {
    const colleague = await aSeat(server, reporter.person.team);
    const line = event({ user: colleague.person.id });
    expect(await sendEvents(server, reporter, [line])).toEqual(foreign);
    expect(await sendEvents(server, colleague, [line])).toMatchObject({ accepted: 1 });
  });

  it("accepts events of the device's former owner", async () => {
    const former = await aReporter(server);
    const line = anEvent(server, former);
    const next = await aPerson(server.deps, { role: 'guest', team: former.person.team });
    await former.device.enrol(await server.signIn(next));
    expect(await sendEvents(server, former, [line])).toMatchObject({ accepted: 1 });
    const own = anEvent(server, { ...former, person: next });
    expect(await sendEvents(server, former, [own])).toMatchObject({ accepted: 1 });
  });

  it("accepts events of the person in the device's license file", async () => {
    const { person, device } = reporter;
    const colleague = await aPerson(server.deps, { role: 'guest', team: person.team });
    const file = {
      id: 'a-license-file',
      kind: 'LIC',
      request_id: 'a-license-request',
      team_id: person.team.id,
      device_id: device.kid,
      user_id: colleague.id,
      created_at: server.deps.clock(),
      released_at: null,
    } as const;
    const line = event({ user: colleague.id });
    expect(await sendEvents(server, reporter, [line])).toEqual(foreign);
    await server.deps.db.insertInto('manager.license_file').values(file).execute();
    expect(await sendEvents(server, reporter, [line])).toMatchObject({ accepted: 1 });
  });
});

describe('a call that is refused', () => {
  it('names the header if the content has another type', async () => {
    const line = JSON.stringify(event());
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await sendLines(server, reporter, line, { headers: { 'content-type': type } });
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        msg: { 'content-type': 'Unsupported Media Type' },
      });
    }
  });

  it('is not read if its device is unknown', async () => {
    const answer = await server.manager.inject({
      method: 'POST',
      url: eventsPath,
      headers: { 'content-type': 'application/x-ndjson' },
      // Without a length; it would be refused as too large if it were read.
      payload: Readable.from([' '.repeat(3 * 1024 * 1024)]),
    });
    expect(answer.json()).toMatchObject({ code: 'unknown_device' });
    expect(answer.statusCode).toBe(401);
  });

  it('was one of too many of its device within a minute', async () => {
    const busy = await aReporter(server);
    const key = `usage-events:${busy.device.kid}`;
    const ends_at = new Date(server.deps.clock().getTime() + 30_000);
    await server.deps.db
      .insertInto('portal.call_limit')
      .values({ key, calls: 599, ends_at })
      .execute();
    const one = () => sendLines(server, busy, JSON.stringify(anEvent(server, busy)));
    expect((await one()).statusCode).toBe(200);
    const more = await one();
    expect(more.statusCode).toBe(429);
    expect(more.headers['retry-after']).toBe('30');
    expect(more.json()).toMatchObject({ code: 'too_many' });
    expect(await sendEvents(server, reporter, [event()])).toMatchObject({ accepted: 1 });
  });
});

describe('the name of the packing', () => {
  it('is case-insensitive', async () => {
    const line = JSON.stringify(event());
    const sent = { payload: gzipSync(line), headers: { 'content-encoding': 'GZip' } };
    expect((await sendLines(server, reporter, line, sent)).json()).toMatchObject({ accepted: 1 });
  });
});
