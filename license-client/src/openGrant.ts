import path from 'node:path';
import { checkGrant, openLicenseFile, type LicenseGrant } from '@portal/shared/domain';
import { ClientError } from './ClientError.ts';
import type { FileProblem } from './messages/en.ts';
import { readText } from './readText.ts';
import { vendorKeys } from './registration.ts';
import { isReleased } from './releasedFiles.ts';
import type { Task } from './Task.ts';

/** Reads the named license file and verifies its signature. @throws ClientError */
export async function openGrant({
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

/**
 * Checks that a license file is valid on this machine now. A copy of a released file is refused.
 * @returns the end of its validity. @throws ClientError
 */
export async function requireValid(
  { context, clock, store }: Task,
  grant: LicenseGrant,
): Promise<Date> {
  const state = checkGrant(grant, context.fingerprint, clock.now());
  if (state.kind === 'foreign_device') throw new ClientError((texts) => texts.foreignFile);
  if (await isReleased(store, grant.id)) throw new ClientError((texts) => texts.released);
  if (state.kind === 'not_yet_valid') {
    throw new ClientError((texts) => texts.notYetValid(state.from.toISOString()));
  }
  if (state.kind === 'expired') {
    throw new ClientError((texts) => texts.expired(state.since.toISOString()));
  }
  return state.until;
}

function isFileProblem(problems: object, reason: string): reason is FileProblem {
  return Object.hasOwn(problems, reason);
}
