import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkoutAnswerSchema, heartbeatAnswerSchema } from '@portal/shared/contracts';
import { addDays, deviceAuthorization, tokyoDay } from '@portal/shared/domain';
import { aDevice, aSeat, type Seat } from '../../../testing/builders/aDevice.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { leaseMs } from './leases.ts';

const minute = 60_000;
const checkout = '/api/v1/lm/checkout';
const heartbeat = '/api/v1/lm/heartbeat';
const checkin = '/api/v1/lm/checkin';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const codeOf = (answer: { json(): unknown }) =>
  String(Object.entries(answer.json() ?? {}).find(([key]) => key === 'code')?.[1]);

async function hold({ device, request }: Seat) {
  return checkoutAnswerSchema.parse((await device.call(checkout, request)).json());
}

describe('POST /api/v1/lm/enrol', () => {
  it('registers one device per code', async () => {
    const person = await aPerson(server.deps);
    const client = await server.signIn(person);
    const device = await aDevice(server);
    const { code } = (await client.post('/api/license/enrolment')).json<{ code: string }>();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/u);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const body = { code: typed, host: 'pc', fp: device.fingerprint, dk: device.publicKey };
    const answer = await device.call('/api/v1/lm/enrol', body);
    expect(answer.json()).toEqual({
      device: device.kid,
      user: person.id,
      user_name: 'Hanako Sato',
      team_name: 'Kiban Works',
    });
    const again = await device.call('/api/v1/lm/enrol', body);
    expect([again.statusCode, codeOf(again)]).toEqual([403, 'bad_code']);
  });

  it('refuses an expired code, a wrong code, and a key without its signature', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const device = await aDevice(server);
    const { code } = (await client.post('/api/license/enrolment')).json<{ code: string }>();
    const body = { host: 'pc', fp: device.fingerprint, dk: device.publicKey };
    const enrol = (changes: object) => device.call('/api/v1/lm/enrol', { ...body, ...changes });
    const other = await aDevice(server);
    expect(codeOf(await enrol({ code, dk: other.publicKey }))).toBe('bad_signature');
    expect(codeOf(await enrol({ code: 'AAAA-AAAA-AAAA' }))).toBe('bad_code');
    server.pass(10 * minute);
    expect(codeOf(await enrol({ code }))).toBe('bad_code');
    expect((await enrol({ code: 1 })).statusCode).toBe(422);
  });

  it('refuses to register a device of another team', async () => {
    const { device } = await aSeat(server);
    const stranger = await server.signIn(await aPerson(server.deps));
    const { code } = (await stranger.post('/api/license/enrolment')).json<{ code: string }>();
    const body = { code, host: 'pc', fp: device.fingerprint, dk: device.publicKey };
    expect(codeOf(await device.call('/api/v1/lm/enrol', body))).toBe('foreign_device');
  });

  it('limits a person to twenty stored codes in ten minutes', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const codes = async () => (await client.post('/api/license/enrolment')).statusCode;
    for (let code = 0; code < 20; code += 1) expect(await codes()).toBe(200);
    const kept = () =>
      server.deps.db.selectFrom('manager.license_enrolment').select('code_hash').execute();
    const before = await kept();
    expect(await codes()).toBe(429);
    expect(await kept()).toHaveLength(before.length);
    const colleague = await server.signIn(await aPerson(server.deps));
    expect((await colleague.post('/api/license/enrolment')).statusCode).toBe(200);
    server.pass(10 * minute);
    expect(await codes()).toBe(200);
  });

  it('refuses codes to visitors', async () => {
    const visitor = { method: 'POST', url: '/api/license/enrolment' } as const;
    expect((await server.manager.inject(visitor)).statusCode).toBe(401);
  });
});

describe('the signature of a device call', () => {
  it('is refused from an unknown device, twice, too late, or over another body', async () => {
    const seat = await aSeat(server);
    const { device, request } = seat;
    const unknown = await aDevice(server);
    expect(codeOf(await unknown.call(checkout, request))).toBe('unknown_device');
    const nonce = 'abcdefghijklmnopqrst';
    await device.call(checkout, request, { nonce });
    expect(codeOf(await device.call(checkout, request, { nonce }))).toBe('replayed');
    const at = (offset: number) => new Date(server.deps.clock().getTime() + offset).toISOString();
    for (const time of [at(-5 * minute - 1), at(5 * minute + 1), '9999-99-99T99:99:99.999Z']) {
      expect(codeOf(await device.call(checkout, request, { time }))).toBe('clock_skew');
    }
    const call = { method: 'POST', path: checkout, body: '{}' };
    const authorization = await deviceAuthorization(call, device.signer, { time: at(0), nonce });
    const changed = await server.manager.inject({
      method: 'POST',
      url: checkout,
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify(request),
    });
    expect([changed.statusCode, codeOf(changed)]).toEqual([401, 'bad_signature']);
    const without = await server.manager.inject({
      method: 'POST',
      url: checkout,
      payload: request,
    });
    expect([without.statusCode, codeOf(without)]).toEqual([401, 'unknown_device']);
  });

  it('is refused in the name of another person or device, and over a body that is not JSON', async () => {
    const { device, request } = await aSeat(server);
    expect(codeOf(await device.call(checkout, { ...request, user: 'x' }))).toBe('not_allowed');
    const other = await aDevice(server);
    const named = await device.call(checkout, { ...request, device: other.kid });
    expect(codeOf(named)).toBe('not_allowed');
    expect((await device.call(checkout, { ...request, license_type: 'x' })).statusCode).toBe(422);
  });
});

describe('POST /api/v1/lm/checkout', () => {
  it('takes the license that ends first, and lists its user', async () => {
    const seat = await aSeat(server);
    const today = tokyoDay(server.deps.clock());
    await aLicense(server.deps, seat.person.team);
    const soon = await aLicense(server.deps, seat.person.team, { endsOn: addDays(today, 3) });
    const held = await hold(seat);
    expect(held.number).toBe(soon.number);
    expect(Date.parse(held.expires_at)).toBe(server.deps.clock().getTime() + leaseMs);
    const client = await server.signIn(seat.person);
    const rows = (await client.get('/api/licenses/?sort=active_user&limit=1')).json<unknown[]>();
    expect(rows).toMatchObject([{ number: soon.number, active_user_id: seat.person.id }]);
    expect((await hold(seat)).lease).toBe(held.lease);
  });

  it('refuses if every license is in use, standalone, expired or of another product', async () => {
    const seat = await aSeat(server);
    const today = tokyoDay(server.deps.clock());
    await aLicense(server.deps, seat.person.team, { product: 'pd' });
    await aLicense(server.deps, seat.person.team, { endsOn: addDays(today, -1) });
    await aLicense(server.deps, seat.person.team, { startsOn: addDays(today, 1) });
    const answer = await seat.device.call(checkout, seat.request);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'none_free']);
  });

  it('gives one license to one of five concurrent devices', async () => {
    const first = await aSeat(server);
    const { team } = first.person;
    const seats = [
      first,
      await aSeat(server, team),
      await aSeat(server, team),
      await aSeat(server, team),
    ];
    await aLicense(server.deps, team);
    const answers = await Promise.all(
      seats.map(({ device, request }) => device.call(checkout, request)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  it('gives every free license to a device under concurrency', async () => {
    const first = await aSeat(server);
    const { team } = first.person;
    const seats = [first, await aSeat(server, team), await aSeat(server, team)];
    for (const _ of seats) await aLicense(server.deps, team);
    const held = await Promise.all(seats.map(hold));
    expect(new Set(held.map(({ number }) => number)).size).toBe(3);
  });

  it('refuses a person who has left the team', async () => {
    const seat = await aSeat(server);
    await aLicense(server.deps, seat.person.team);
    const { lease } = await hold(seat);
    await server.deps.db
      .deleteFrom('manager.member_ref')
      .where('user_id', '=', seat.person.id)
      .execute();
    expect(codeOf(await seat.device.call(checkout, seat.request))).toBe('not_allowed');
    expect(codeOf(await seat.device.call(heartbeat, { lease }))).toBe('lease_ended');
  });
});

describe('POST /api/v1/lm/heartbeat and checkin', () => {
  it('keep a lease alive, and free its license for others', async () => {
    const seat = await aSeat(server);
    const other = await aSeat(server, seat.person.team);
    await aLicense(server.deps, seat.person.team);
    const { lease } = await hold(seat);
    for (const passed of [9, 9, 9]) {
      server.pass(passed * minute);
      const answer = heartbeatAnswerSchema.parse(
        (await seat.device.call(heartbeat, { lease })).json(),
      );
      expect(Date.parse(answer.expires_at)).toBe(server.deps.clock().getTime() + leaseMs);
    }
    expect(codeOf(await other.device.call(checkout, other.request))).toBe('none_free');
    expect(codeOf(await other.device.call(checkin, { lease }))).toBe('lease_ended');
    expect((await seat.device.call(checkin, { lease })).json()).toEqual({ lease });
    expect((await hold(other)).lease).not.toBe(lease);
    for (const path of [heartbeat, checkin]) {
      const ended = await seat.device.call(path, { lease });
      expect([ended.statusCode, codeOf(ended)]).toEqual([410, 'lease_ended']);
    }
  });

  it('free the license after ten minutes without a heartbeat', async () => {
    const seat = await aSeat(server);
    const other = await aSeat(server, seat.person.team);
    await aLicense(server.deps, seat.person.team);
    const { lease } = await hold(seat);
    server.pass(leaseMs);
    expect(codeOf(await seat.device.call(heartbeat, { lease }))).toBe('lease_ended');
    expect((await hold(other)).lease).not.toBe(lease);
  });

  it('keep no lease beyond the last day of the license', async () => {
    server.setNow(new Date('2026-12-01T14:55:00Z'));
    const seat = await aSeat(server);
    const endsOn = tokyoDay(server.deps.clock());
    await aLicense(server.deps, seat.person.team, { endsOn });
    expect((await hold(seat)).expires_at).toBe('2026-12-01T15:00:00.000Z');
  });
});
