import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productNames, sealLicenseFile, type LicenseFilePayload } from '@portal/shared/domain';
import { ClientError } from '../ClientError.ts';
import { requireDevice } from '../device.ts';
import { openGrant, requireValid } from '../openGrant.ts';
import { parseProducts } from '../options.ts';
import { rememberReleased } from '../releasedFiles.ts';
import type { Task } from '../Task.ts';

const program = 'portal-license-client 1.0.0';

/** Writes a license request signed by this machine. */
export async function lir(task: Task): Promise<void> {
  const { context, clock, options, store, messages } = task;
  const device = await requireDevice(store);
  const products = parseProducts(options.product);
  await writeSealed(task, options.out ?? 'request.lir', messages.lirNext, {
    typ: 'LIR',
    v: 1,
    req: randomUUID(),
    host: device.host,
    fp: context.fingerprint,
    dk: device.publicKey,
    products,
    app: program,
    iat: clock.now().toISOString(),
  });
}

/** Verifies a license file offline with the stored keys. */
export async function verify(task: Task): Promise<void> {
  const { context, messages } = task;
  const { grant } = await openGrant(task);
  const until = await requireValid(task, grant);
  context.print(messages.valid(grant.user.name, until.toISOString()));
  for (const { number, product, start_at, end_at } of grant.licenses) {
    context.print(messages.covers(number, productNames[product], start_at, end_at));
  }
}

/**
 * Returns a license file: marks it as released, writes the release request, then deletes the file.
 * This order matters: without request and file the license would be lost. A copy of a released file
 * can be released again, but not used.
 */
export async function lrr(task: Task): Promise<void> {
  const { context, clock, options, messages, store } = task;
  const { grant, file } = await openGrant(task);
  if (grant.fp !== context.fingerprint) throw new ClientError((texts) => texts.foreignFile);
  await rememberReleased(store, grant.id);
  await writeSealed(task, options.out ?? 'release.lrr', messages.lrrNext, {
    typ: 'LRR',
    v: 1,
    req: randomUUID(),
    lic: grant.id,
    fp: context.fingerprint,
    erased: true,
    iat: clock.now().toISOString(),
  });
  await rm(file);
}

async function writeSealed(
  { context, store, messages }: Task,
  name: string,
  next: string,
  payload: LicenseFilePayload,
): Promise<void> {
  const { signer } = await requireDevice(store);
  const file = path.resolve(context.folder, name);
  await writeFile(file, await sealLicenseFile(payload, signer));
  context.print(messages.written(file, next));
}
