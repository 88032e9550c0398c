import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { customerOf } from '@portal/server/src/platform/cards/PaymentGateway.ts';
import { findPostgres, OwnPostgres } from '../faults/OwnPostgres.ts';
import { sandboxMerchant } from '@portal/server/src/areas/buying/payments/gatewaySettings.ts';
import { notificationPath } from '@portal/server/src/areas/buying/payments/secureFields.ts';
import { createSandboxGateway } from '@portal/server/src/app/stand-ins/gateway/createSandboxGateway.ts';
import { addCard } from '@portal/server/src/app/stand-ins/gateway/sandboxCards.ts';
import { orderOf } from '@portal/server/src/testing/builders/checkout.ts';
import { anEmiLicense } from '@portal/server/src/testing/builders/emi.ts';
import { notABoard } from '@portal/server/src/testing/builders/emiUploads.ts';
import { anInstaller, fileAddress } from '@portal/server/src/testing/builders/installers.ts';
import { aPerson, type TestPerson } from '@portal/server/src/testing/builders/people.ts';
import { askOffset, openedUpload } from '@portal/server/src/testing/builders/resumableEmi.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { freePort } from '@portal/server/src/testing/freePort.ts';
import { answerChallenge, challenged } from '@portal/server/src/testing/shops/openCardShop.ts';
import { formerRevision, hasFormerVersion, unpackFormerVersion } from './formerSources.ts';
import { findHaproxy } from './Haproxy.ts';
import { injectThrough } from './injectThrough.ts';
import { makeCustomers } from './load/customers.ts';
import { Load } from './load/Load.ts';
import { RunningCluster, type PartName } from './RunningCluster.ts';
import { SlowPiece } from './SlowPiece.ts';

jest.setTimeout(600_000);

const programs = findPostgres();
const former = path.join(import.meta.dirname, `../../server/.cache/former-${process.pid}`);
let postgres: OwnPostgres;
let cluster: RunningCluster;
let closeGateway: () => Promise<void>;
let load: Load | undefined;

const canRun =
  process.env['TEST_LONG'] === '1' && programs !== undefined && findHaproxy() !== undefined;
// Skipped in daily tests: part of `npm run test:long`, and needs PostgreSQL and HAProxy.
const withAll = canRun ? describe : describe.skip;
const isFormer = hasFormerVersion();

beforeAll(async () => {
  if (!canRun) return;
  postgres = await OwnPostgres.create(programs);
  await postgres.start();
  const port = await freePort();
  cluster = await RunningCluster.start({
    databaseUrl: postgres.url(),
    accounts: 2,
    envOf: () => ({
      // HAProxy's failure detection takes two seconds with the settings of `docs/deploy/haproxy`.
      DRAIN_SECONDS: '5',
      GATEWAY_URL: `http://127.0.0.1:${port}`,
      GATEWAY_MERCHANT: sandboxMerchant.merchant,
      GATEWAY_SECRET: sandboxMerchant.secret,
      EMI_JOB_PROGRAM: process.env['EMI_JOB_PROGRAM'],
    }),
    sources: isFormer ? unpackFormerVersion(former) : undefined,
  });
  const gateway = await createSandboxGateway(cluster.deps);
  await gateway.listen({ host: '127.0.0.1', port });
  closeGateway = () => gateway.close();
});
afterAll(async () => {
  if (!canRun) return;
  await load?.stop();
  await cluster.close();
  await closeGateway();
  await postgres.remove();
  await rm(former, { recursive: true, force: true });
});

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @returns digest of the received content */
async function restOf(download: Response): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of download.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * Stops a process and starts the current version in its place.
 * @param meanwhile runs while it drains
 */
async function replace(
  name: Exclude<PartName, 'worker'>,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { haproxy } = cluster;
  const backend = name.startsWith('manager') ? 'manager' : 'accounts';
  const index = name.endsWith('1') ? 0 : 1;
  const ended = cluster.part(name).stop();
  await haproxy.until(backend, index, 'DOWN');
  await meanwhile();
  expect(await ended).toBe(0);
  await cluster.startPart(name);
  await haproxy.until(backend, index, 'UP');
}

/** A card that requires 3-D Secure. */
async function aCard({ id }: TestPerson): Promise<string> {
  const card = { number: '4000000000003220', holder: 'HANAKO SATO', expiry: '12/40' };
  return (await addCard(cluster.deps.db, customerOf(id), card)) ?? '';
}

const pieceBytes = 512 * 1024;
const managers = ['manager1', 'manager2'] as const;

withAll('two managers, two accounts and a worker that are replaced one after another', () => {
  it(`serve everybody all the while (${isFormer ? `from ${formerRevision}` : `by the same version: there is no ${formerRevision}`})`, async () => {
    const { deps, haproxy } = cluster;
    const manager = injectThrough(haproxy.managerUrl);
    const person = await aPerson(deps);
    const client = await signIn({ deps, manager }, person);
    const content = randomBytes(48 * 1024 * 1024);
    const installer = await anInstaller(deps, { content });
    const file = Buffer.concat([notABoard, randomBytes(managers.length * pieceBytes)]);
    const license_id = await anEmiLicense(deps, person);
    const upload = await openedUpload(client, { license_id, bytes: file.length });
    const body = orderOf({ deps }, { payment_method: 2, customer_card_id: await aCard(person) });
    const form = await challenged({ client, body });

    load = new Load(haproxy.managerUrl, await makeCustomers(deps));
    let sent = 0;
    for (const name of managers) {
      // At least one download is certainly open at the stopping process.
      const downloads = await Promise.all(
        [cluster.part(name).url, haproxy.managerUrl, haproxy.managerUrl].map((origin) =>
          fetch(`${origin}${fileAddress(installer)}`, { headers: { cookie: client.cookie } }),
        ),
      );
      const end = name === 'manager2' ? file.length : sent + pieceBytes;
      const piece = new SlowPiece(`${haproxy.managerUrl}${upload}`, client, sent);
      const middle = Math.floor((sent + end) / 2);
      await piece.send(file.subarray(sent, middle));
      await replace(name, async () => {
        await piece.send(file.subarray(middle, end));
        expect(await piece.end()).toBe(204);
        for (const download of downloads) expect(await restOf(download)).toBe(digestOf(content));
      });
      sent = end;
      if (sent < file.length) {
        const { headers } = await askOffset(manager, client, upload);
        expect(headers['upload-offset']).toBe(String(sent));
      }
    }
    await replace('accounts1');
    await replace('accounts2');
    expect(await cluster.part('worker').stop()).toBe(0);
    await cluster.startPart('worker');

    await load.untilGood(3);
    await load.stop();
    expect(load.wrong).toEqual([]);

    // The holder returns to processes that did not begin the order, and the gateway notifies twice.
    const fields = await answerChallenge(form, 'authenticate');
    const back = await Promise.all([fields, fields].map((each) => comeBack(each)));
    expect(back).toEqual([303, 303]);
    await cluster.untilNoJobs();
    expect(await paidBy(person)).toEqual({ orders: [1], licenses: 3, charges: ['captured'] });
    const job = await deps.db
      .selectFrom('manager.emi_job')
      .select('src_key')
      .where('team_id', '=', person.team.id)
      .executeTakeFirstOrThrow();
    const kept = Buffer.concat(await (await deps.blobs.read(job.src_key)).toArray());
    expect(digestOf(kept)).toBe(digestOf(file));
  });
});

/** Posts a gateway form to the portal like the holder's browser. @returns the status */
async function comeBack(fields: Readonly<Record<string, string>>): Promise<number> {
  const answer = await fetch(`${cluster.haproxy.managerUrl}${notificationPath}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return answer.status;
}

async function paidBy({ id, team }: TestPerson) {
  const { db } = cluster.deps;
  const [orders, licenses, charges] = await Promise.all([
    db.selectFrom('manager.order').select('status').where('team_id', '=', team.id).execute(),
    db.selectFrom('manager.license').select('id').where('team_id', '=', team.id).execute(),
    db
      .selectFrom('sandbox.payment')
      .select('state')
      .where('customer', '=', customerOf(id))
      .execute(),
  ]);
  return {
    orders: orders.map(({ status }) => status),
    licenses: licenses.length,
    charges: charges.map(({ state }) => state),
  };
}
