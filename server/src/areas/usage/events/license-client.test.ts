import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { usageByDaySchema } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import { ClientComputers } from '../../../testing/ClientComputers.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aForm } from '../../../testing/builders/aDevice.ts';
import { aLicense } from '../../../testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '../../../testing/builders/people.ts';
import { rollUp } from '../figures/rollUp.ts';

const hour = 3_600_000;
const twoSeconds = ['--for', '2.2', '--every', '1'];
let server: TestServer;
let url: string;
let computers: ClientComputers;

beforeAll(async () => {
  server = await createTestServer();
  url = await server.manager.listen({ port: 0, host: '127.0.0.1' });
  computers = await ClientComputers.create();
});
beforeEach(() => {
  // The client is the real program and uses the machine's clock.
  server.goByTheMachine();
});
afterAll(async () => {
  await computers.remove();
  await server.close();
});

/** A signed-in person with a registered computer of that name. */
async function aRegistered(machine: string) {
  const person = await aPerson(server.deps);
  const browser = await server.signIn(person);
  await computers.register(machine, browser, url);
  return { person, browser };
}

/** A person's stored events in the order of their time. */
const eventsOf = ({ id }: TestPerson) =>
  server.deps.db
    .selectFrom('manager.usage_event')
    .where('user_id', '=', id)
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .execute();
/** Consecutive use events count as one, since a busy machine reports more of them. */
const kindsOf = async (person: TestPerson, product = 'cd') =>
  (await eventsOf(person))
    .filter((event) => event.product === product)
    .map(({ kind }) => kind)
    .filter((kind, index, kinds) => kind !== kinds[index - 1]);
const secondsOf = async (person: TestPerson) =>
  (await eventsOf(person)).reduce((sum, { seconds }) => sum + seconds, 0);
const keptBy = (machine: string) => readdir(path.join(computers.homeOf(machine), 'usage'));

/** Starts the client with a clock that reads how wrong it is, in milliseconds, from a file. */
async function startWithClock(machine: string, args: readonly string[], wrongMs: number) {
  const [shift, program] = ['shift', 'clock.mjs'].map((name) =>
    computers.homeOf(`${machine}-${name}`),
  );
  await writeFile(`${shift}`, String(wrongMs));
  await writeFile(
    `${program}`,
    `import { readFileSync } from 'node:fs';
    const Real = Date;
    const now = () => Real.now() + Number(readFileSync(${JSON.stringify(shift)}, 'utf8'));
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
      static now() { return now(); }
    };`,
  );
  const running = computers.start(machine, args, { env: { NODE_OPTIONS: `--import=${program}` } });
  return { running, setRight: () => writeFile(`${shift}`, '0') };
}

describe('the license client and the usage log', () => {
  it('shows a real run as requests and hours', async () => {
    const { person, browser } = await aRegistered('seat');
    expect(await computers.run('seat', 'hold', '--product', 'cd')).toContain('No license is free');
    const license = await aLicense(server.deps, person.team);
    const held = await computers.start('seat', ['hold', '--product', 'cd', ...twoSeconds]).ended;
    expect(held).toContain('Gave the license back');
    expect(held).not.toContain('sent later');
    const events = await eventsOf(person);
    expect(await kindsOf(person)).toEqual(['refused', 'granted', 'use', 'returned']);
    const [refused, ...others] = events;
    expect(refused).toMatchObject({ product: 'cd', license_id: null });
    for (const event of others) expect(event).toMatchObject({ license_id: license.id });
    expect(await keptBy('seat')).toEqual([]);

    await rollUp(server.deps.db, person.team.id);
    const log = usageByDaySchema.parse((await browser.get('/api/log/license')).json());
    const today = tokyoDay(server.deps.clock());
    const hours = (await secondsOf(person)) / 3600;
    expect(log.data_operation_cd.at(-1)?.slice(0, 2)).toEqual([today, hours]);
    expect(log.data_license_cd.at(-1)?.slice(0, 2)).toEqual([today, 1]);
    // One of two requests was refused.
    expect(log.data_failed_cd.at(-1)).toEqual([today, 1, 50]);
  }, 120_000);

  it('counts two programs of one computer that hold licenses at once', async () => {
    const { person } = await aRegistered('two');
    await aLicense(server.deps, person.team);
    await aLicense(server.deps, person.team, { product: 'pd' });
    const hold = (product: string) =>
      computers.start('two', ['hold', '--product', product, ...twoSeconds]).ended;
    await Promise.all([hold('cd'), hold('pd')]);
    await computers.run('two', 'send');
    for (const product of ['cd', 'pd']) {
      expect(await kindsOf(person, product)).toEqual(['granted', 'use', 'returned']);
    }
    expect(await keptBy('two')).toEqual([]);
  }, 120_000);

  it('corrects the time of a computer whose clock is fast', async () => {
    const { person } = await aRegistered('fast');
    await aLicense(server.deps, person.team);
    const args = ['hold', '--product', 'cd', '--for', '1'];
    const { running } = await startWithClock('fast', args, 5 * hour);
    expect(await running.ended).toContain('Gave the license back');
    const events = await eventsOf(person);
    expect(events.length).toBeGreaterThanOrEqual(2);
    for (const { at, offset_ms } of events) {
      expect(Math.abs(offset_ms + 5 * hour)).toBeLessThan(60_000);
      expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(5 * 60_000);
    }
  }, 120_000);

  it('counts no hours that a slow clock skips when it is corrected during use', async () => {
    const { person } = await aRegistered('set');
    await aLicense(server.deps, person.team);
    const args = ['hold', '--product', 'cd', ...twoSeconds];
    const { running, setRight } = await startWithClock('set', args, -5 * hour);
    await new Promise((resolve) => running.child.stdout?.once('data', resolve));
    await setRight();
    expect(await running.ended).toContain('Gave the license back');
    expect(await kindsOf(person)).toEqual(['granted', 'use', 'returned']);
    expect(await secondsOf(person)).toBeLessThan(60);
    const [granted, ...others] = await eventsOf(person);
    expect(Math.abs((granted?.offset_ms ?? 0) - 5 * hour)).toBeLessThan(60_000);
    expect(Math.abs((granted?.at.getTime() ?? 0) - Date.now())).toBeLessThan(5 * 60_000);
    for (const { offset_ms } of others) expect(Math.abs(offset_ms)).toBeLessThan(60_000);
  }, 120_000);

  it('accepts the events of an unregistered computer with a license file', async () => {
    const person = await aPerson(server.deps);
    const browser = await server.signIn(person);
    const license = await aLicense(server.deps, person.team);
    await computers.run('alone', 'init');
    await computers.run('alone', 'lir', '--product', 'cd', '--out', 'alone.lir');
    const fields = { license_id_schematic: license.id, license_id_pcb: '0', user_id: person.id };
    const content = await computers.read('alone.lir');
    const form = await aForm(fields, { field: 'lir', name: 'alone.lir', content });
    await browser.post('/api/license/lir', form);
    const file = await browser.get(`/license/lic/${license.number}`);
    await writeFile(path.join(computers.folder, 'alone.lic'), file.body);
    const keys = await server.manager.inject({ url: '/.well-known/license-keys' });
    await writeFile(path.join(computers.folder, 'keys.json'), keys.body);
    await computers.run('alone', 'keys', 'keys.json');

    const worked = await computers.run('alone', 'work', 'alone.lic', ...twoSeconds);
    expect(worked).toMatch(/Kept [4-9] usage events on this machine/u);
    expect(await eventsOf(person)).toEqual([]);
    expect(await computers.run('alone', 'send', '--server', url)).toMatch(/^Sent [4-9] usage/u);
    expect(await kindsOf(person)).toEqual(['granted', 'use', 'returned']);
  }, 120_000);
});
