import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkGrant,
  openLicenseFile,
  productNames,
  sealLicenseFile,
  type LicenseFilePayload,
  type LicenseGrant,
} from '@portal/shared/domain';
import { ClientError } from '../ClientError.ts';
import { requireDevice } from '../device.ts';
import type { FileProblem } from '../messages/en.ts';
import { productsOf } from '../options.ts';
import { readText } from '../readText.ts';
import { vendorKeys } from '../registration.ts';
import { isReleased, rememberReleased } from '../releasedFiles.ts';
import type { Task } from '../Task.ts';

const program = 'portal-license-client 1.0.0';

/** Writes a license request, signed by this machine. */
export async function lir(task: Task): Promise<void> {
  const { context, options, store, messages } = task;
  const device = await requireDevice(store);
  const products = productsOf(options.product);
  await writeSealed(task, options.out ?? 'request.lir', messages.lirNext, {
    typ: 'LIR',
    v: 1,
    req: randomUUID(),
    host: device.host,
    fp: context.fingerprint,
    dk: device.publicKey,
    products,
    app: program,
    iat: context.now().toISOString(),
  });
}

/**
 * Verifies a license file with the keys kept here; needs no network. A copy of a file that this
 * machine has given back is refused.
 */
export async function verify(task: Task): Promise<void> {
  const { context, messages, store } = task;
  const { grant } = await openGrant(task);
  const state = checkGrant(grant, context.fingerprint, context.now());
  if (state.kind === 'foreign_device') throw new ClientError((texts) => texts.foreignFile);
  if (await isReleased(store, grant.id)) throw new ClientError((texts) => texts.released);
  if (state.kind === 'not_yet_valid') {
    throw new ClientError((texts) => texts.notYetValid(state.from.toISOString()));
  }
  if (state.kind === 'expired') {
    throw new ClientError((texts) => texts.expired(state.since.toISOString()));
  }
  context.print(messages.valid(grant.user.name, state.until.toISOString()));
  for (const { number, product, start_at, end_at } of grant.licenses) {
    context.print(messages.covers(number, productNames[product], start_at, end_at));
  }
}

/**
 * Gives a license file back: remembers it as released, writes the release request, then erases the
 * license file. In this order, because without request and file the license would be lost, and a
 * copy of a released file may still be released again, but not used.
 */
export async function lrr(task: Task): Promise<void> {
  const { context, options, messages, store } = task;
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
    iat: context.now().toISOString(),
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

/** The proven content of the license file that was named. */
async function openGrant({
  context,
  options,
  store,
}: Task): Promise<{ grant: LicenseGrant; file: string }> {
  const name = options.argument;
  if (name === undefined) throw new ClientError((texts) => texts.missing('FILE.lic'));
  const file = path.resolve(context.folder, name);
  const text = await readText(file);
  const keys = await vendorKeys(store);
  const opened = await openLicenseFile(text, 'LIC', (kid) => keys.get(kid) ?? null);
  if (opened.kind === 'opened') return { grant: opened.payload, file };
  const { reason } = opened;
  throw new ClientError(({ file: problems }) =>
    isFileProblem(problems, reason) ? problems[reason] : problems.malformed,
  );
}

function isFileProblem(problems: object, reason: string): reason is FileProblem {
  return Object.hasOwn(problems, reason);
}
