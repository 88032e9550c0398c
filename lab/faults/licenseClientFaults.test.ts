import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '@portal/server/src/testing/builders/people.ts';
import { ClientComputers } from '@portal/server/src/testing/ClientComputers.ts';
import { createTestServer, type TestServer } from '@portal/server/src/testing/createTestServer.ts';
import { Line } from './Line.ts';

const hold = ['hold', '--product', 'cd'];
let server: TestServer;
let line: Line;
let computers: ClientComputers;

beforeAll(async () => {
  server = await createTestServer();
  line = await Line.open(
    Number(new URL(await server.manager.listen({ port: 0, host: '127.0.0.1' })).port),
  );
  computers = await ClientComputers.create();
});
beforeEach(async () => {
  await line.restore();
  // The client is the real program, which uses the machine's clock.
  server.goByTheMachine();
});
afterAll(async () => {
  await line.close();
  await computers.remove();
  await server.close();
});

/** A person with a license and a registered computer. */
async function aRegistered(machine: string): Promise<TestPerson> {
  const person = await aPerson(server.deps);
  await aLicense(server.deps, person.team);
  const url = `http://127.0.0.1:${String(line.port)}`;
  await computers.register(machine, await server.signIn(person), url);
  return person;
}

const eventsOf = ({ id }: TestPerson) =>
  server.deps.db
    .selectFrom('manager.usage_event')
    .where('user_id', '=', id)
    .select(['id', 'kind', 'seconds'])
    .orderBy('at')
    .orderBy('id')
    .execute();
const usageOf = (machine: string) => path.join(computers.homeOf(machine), 'usage');
/** Ids of the events stored on a computer; none without a file. */
async function idsKeptBy(machine: string): Promise<string[]> {
  const names = await readdir(usageOf(machine)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.ndjson'));
  const texts = await Promise.all(
    files.map((name) => readFile(path.join(usageOf(machine), name), 'utf8').catch(() => '')),
  );
  return texts.flatMap((text) => [...text.matchAll(/"id":"([^"]+)"/gu)].map(([, id]) => `${id}`));
}

/** Holds a license offline, and is killed when a number of events are recorded. */
async function killedOffline(machine: string, events: number): Promise<void> {
  const { child, said, ended } = computers.start(machine, [...hold, '--every', '1']);
  while (!said().includes('Stop with Ctrl-C')) await wait(20);
  await line.cut();
  while ((await idsKeptBy(machine)).length < events) await wait(20);
  child.kill('SIGKILL');
  await ended;
}

describe('the license client', () => {
  it('keeps the license while the server is unavailable, and sends its recordings afterwards', async () => {
    const person = await aRegistered('away');
    const { child, said, ended } = computers.start('away', [...hold, '--every', '1']);
    while (!said().includes('Holding on')) await wait(20);
    await line.cut();
    while (!said().includes('cannot be reached')) await wait(20);
    while ((await idsKeptBy('away')).length < 2) await wait(20);
    const kept = await idsKeptBy('away');
    await line.restore();
    const extended = said().length;
    while (!said().slice(extended).includes('Holding on')) await wait(20);
    while ((await idsKeptBy('away')).some((id) => kept.includes(id))) await wait(20);
    expect((await eventsOf(person)).map(({ id }) => id)).toEqual(expect.arrayContaining(kept));
    expect(said().match(/cannot be reached/gu)).toHaveLength(1);
    child.kill('SIGINT');
    expect(await ended).toContain('Gave the license back');
    expect(await idsKeptBy('away')).toEqual([]);
  }, 120_000);

  it('loses and duplicates nothing when it is killed, and when a batch is repeated', async () => {
    const person = await aRegistered('killed');
    await killedOffline('killed', 3);
    const kept = (await idsKeptBy('killed')).sort();
    const copy = path.join(computers.folder, 'copy');
    await cp(usageOf('killed'), copy, { recursive: true });
    await line.restore();
    const before = (await eventsOf(person)).map(({ id }) => id);
    expect(await computers.run('killed', 'send')).toBe(`Sent ${String(kept.length)} usage events.`);
    const all = [...new Set([...before, ...kept])].sort();
    const ids = async () => (await eventsOf(person)).map(({ id }) => id).sort();
    expect(await ids()).toEqual(all);

    // Simulates a kill between the server's response and the client's next step.
    await cp(copy, usageOf('killed'), { recursive: true });
    await computers.run('killed', 'send');
    expect(await ids()).toEqual(all);
    expect(await idsKeptBy('killed')).toEqual([]);
  }, 120_000);

  it('loses one line of a truncated file, reports it and sends the rest', async () => {
    const person = await aRegistered('cut');
    await killedOffline('cut', 3);
    const file = path.join(usageOf('cut'), 'open.ndjson');
    const text = await readFile(file, 'utf8');
    await truncate(file, text.length - 20);
    const kept = await idsKeptBy('cut');
    await line.restore();
    const said = await computers.run('cut', 'send');
    expect(said).toContain(`Sent ${String(kept.length - 1)} usage event`);
    expect(said).toContain('Damaged lines of the usage record: 1.');
    const known = (await eventsOf(person)).map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(kept.slice(0, -1)));
    expect(known).not.toContain(kept.at(-1));
  }, 120_000);
});

/** Whether this user may mount a disk for a process. */
function mayMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
// Mounting needs a mount namespace, which only root on Linux can create; skipped elsewhere.
const withDisk = mayMount() ? describe : describe.skip;

withDisk('the license client on a full disk', () => {
  it('continues, reports it in one sentence, and sends from memory', async () => {
    const person = await aRegistered('full');
    const disk = path.join(computers.folder, 'disk');
    await mkdir(disk);
    const fill = `mount -t tmpfs -o size=64k tmpfs "$0" && cp -r "$1"/. "$0"
      head -c 1M /dev/zero > "$0/filler" 2>/dev/null
      shift && exec "$@"`;
    const { ended } = computers.start('full', [...hold, '--for', '2.2', '--every', '1'], {
      env: { LICENSE_CLIENT_HOME: disk },
      within: ['unshare', '-m', 'sh', '-c', fill, disk, computers.homeOf('full')],
    });
    const said = await ended;
    expect(said).toContain('Gave the license back');
    expect(said.match(/cannot be written \(ENOSPC\)/gu)).toHaveLength(1);
    const kinds = (await eventsOf(person)).map(({ kind }) => kind);
    expect([...new Set(kinds)]).toEqual(['granted', 'use', 'returned']);
    expect(kinds.filter((kind) => kind !== 'use')).toEqual(['granted', 'returned']);
  }, 120_000);
});
