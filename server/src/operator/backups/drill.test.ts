import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { sealAudit } from '../../areas/team/audit/sealAudit.ts';
import { verifyAudit } from '../../areas/team/audit/verifyAudit.ts';
import { installerKey } from '../../areas/downloads/installers/publishInstaller.ts';
import { orderOf, placed } from '../../testing/builders/checkout.ts';
import { anInstaller } from '../../testing/builders/installers.ts';
import { openDocument } from '../../testing/builders/orderDocuments.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { signIn } from '../../testing/browsers/TestClient.ts';
import { withClient } from '../../testing/database/postgresTemplate.ts';
import { anInstallation, type Installation, type OwnPortal } from '../../testing/openOwnPortal.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { backupState } from './backupState.ts';
import { backUpDaily } from './backupWorkers.ts';

// Opens, drops and reopens databases.
jest.setTimeout(180_000);

let installation: Installation;
let portal: OwnPortal;
let person: TestPerson;
const at = (name: string) => path.join(installation.folder, name);
const type = (...words: readonly string[]) => typeCommand(portal.operator, words);

beforeAll(async () => {
  installation = await anInstallation();
  portal = await installation.start();
  person = await aPerson(portal.deps, { email: 'owner@kiban.example' });
});
afterAll(async () => {
  await portal.stop();
  await installation.remove();
});

/** Places orders until the signal aborts. @returns their numbers */
async function placeOrders(signal: AbortSignal): Promise<readonly string[]> {
  const client = await signIn(portal, person);
  const numbers: string[] = [];
  while (!signal.aborted) {
    numbers.push((await placed(client, orderOf(portal))).number);
    // Everything runs in this process: yield to the backup.
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  }
  return numbers;
}

/** Deletes data directory and database; the master secret is kept. */
async function loseEverything(): Promise<void> {
  await copyFile(path.join(installation.dataDir, 'secret'), at('secret'));
  await portal.stop();
  await rm(installation.dataDir, { recursive: true });
  const url = installation.env['DATABASE_URL'];
  if (url === undefined) return;
  await withClient(url, async (client) => {
    await client.query(`drop schema portal cascade; drop schema manager cascade;
      drop schema accounts cascade; drop schema sandbox cascade; drop schema pgboss cascade;
      drop schema public cascade; create schema public`);
  });
}

async function restore(): Promise<{ readonly code: number; readonly said: string }> {
  Object.assign(process.env, installation.env);
  try {
    return await type(
      'restore',
      at('kept'),
      '--into',
      installation.dataDir,
      '--key-file',
      at('key'),
    );
  } finally {
    for (const name of Object.keys(installation.env)) Reflect.deleteProperty(process.env, name);
  }
}

it('backs up a running portal, loses everything and restores it', async () => {
  expect((await type('backups', 'new-key', at('key'))).code).toBe(0);
  const client = await signIn(portal, person);
  const first = await placed(client, orderOf(portal));
  await portal.operator.inject({
    method: 'POST',
    url: `/operator/orders/${first.number}/pay`,
    payload: { note: 'drill' },
  });
  const document = await openDocument(client, 'invoice', first.id);
  expect(document.statusCode).toBe(200);
  await portal.deps.queue.drain();
  await sealAudit(portal.deps);

  const stopping = new AbortController();
  const placing = placeOrders(stopping.signal);
  const made = await type('backup', at('kept'), '--key-file', at('key'));
  expect(made.said).toContain('It is encrypted');
  expect(made.code).toBe(0);
  stopping.abort();
  const numbers = [first.number, ...(await placing)];
  await loseEverything();

  const without = await restore();
  expect(without.said).toContain('The master secret is needed');
  expect(without.code).toBe(1);
  await mkdir(installation.dataDir);
  await writeFile(path.join(installation.dataDir, 'secret'), 'x'.repeat(64));
  const withWrong = await restore();
  expect(withWrong.said).toContain('The master secret is not the one');
  await copyFile(at('secret'), path.join(installation.dataDir, 'secret'));
  const restored = await restore();
  expect(restored.said).toMatch(/^Restored .*: the portal as of 20\d\d-/);
  expect(restored.code).toBe(0);
  expect((await restore()).said).toContain('is not empty');

  portal = await installation.start({ BACKUP_TO: at('nightly'), BACKUP_KEEP: '1' });
  const again = await signIn(portal, person);
  expect((await again.get('/api/licenses/')).json()).toHaveLength(3);
  const same = await openDocument(again, 'invoice', first.id);
  expect(same.rawPayload.equals(document.rawPayload)).toBe(true);
  const audit = await verifyAudit(portal.deps.db);
  expect(audit.broken).toBeNull();
  expect(audit.sealed).toBeGreaterThan(0);
  const rows = await portal.deps.db
    .selectFrom('manager.order')
    .select('number')
    .orderBy('number')
    .execute();
  // Each order is in it completely or not at all, without gaps in the numbers.
  expect(rows.map(({ number }) => number)).toEqual(numbers.slice(0, rows.length));
  expect(rows.length).toBeGreaterThan(0);

  await backUpDaily(portal.deps);
  const state = await backupState(portal.deps);
  expect(state).toMatchObject({ last: { outcome: 'made', problem: '' }, overdue: false });
  expect((await type('backups', 'verify', at('nightly'))).said).toContain(' is whole: ');
});

it('does not count a backup with missing files as complete, and keeps the last complete one', async () => {
  const { last, good_at } = await backupState(portal.deps);
  expect([last?.outcome, good_at]).toEqual(['made', expect.any(String)]);
  const { deps } = portal;
  const tomorrow = { ...deps, clock: () => new Date(deps.clock().getTime() + 24 * 3_600_000) };
  await deps.blobs.remove(installerKey(await anInstaller(deps, { version: '99.0.0' })));
  await backUpDaily(tomorrow);
  const after = await backupState(deps);
  expect(after).toMatchObject({ good_at, last: { outcome: 'faulty' } });
  // The queue may repeat the job.
  await backUpDaily(tomorrow);
  expect(await backupState(deps)).toEqual(after);

  const { code, said } = await type('backups', 'state');
  expect(said).toContain(`The newest whole one: ${String(good_at)}.\nA later one (`);
  expect(said).toContain(') lacks files: Missing or wrong in the store of files: ');
  expect(code).toBe(1);
  const figures = (await portal.operator.inject('/operator/metrics')).body;
  expect(figures).toContain(
    `portal_backup_last_good_seconds ${String(Date.parse(String(good_at)) / 1000)}\n`,
  );
  expect(figures).toContain('portal_backup_last_failed 1\n');

  const { said: listed } = await type('backups', 'list', at('nightly'));
  expect(listed.split('\n').map((line) => line.endsWith('lacks 1 file'))).toEqual([true, false]);
  const verified = await type('backups', 'verify', at('nightly'));
  expect(verified.said).toContain(' is as it was made, without 1 file: ');
});
