import path from 'node:path';
import { readSeal } from '../../platform/backups/ageSeal.ts';
import { BackupError } from '../../platform/backups/BackupError.ts';
import { Vault } from '../../platform/backups/Vault.ts';
import { readBlobPlace, type BlobPlace } from '../../platform/blobs/BlobPlace.ts';
import { openBlobs } from '../../platform/blobs/openBlobs.ts';
import { UsageError } from '../../platform/commands/Command.ts';
import { OperatorError } from '../../platform/commands/OperatorClient.ts';
import { errorCode } from '../../platform/errors.ts';

/** The caller's folder: npm run changes the working directory, so typed paths use INIT_CWD. */
const caller = () => process.env['INIT_CWD'];

/** @throws UsageError */
export function typedPlace(address: string | undefined, what: string): BlobPlace {
  if (address === undefined || address === '') throw new UsageError(`${what} is needed.`);
  try {
    return readBlobPlace(address, caller());
  } catch (error) {
    throw new UsageError(`The address ${error instanceof Error ? error.message : 'is wrong'}.`);
  }
}

/** Makes a typed path absolute. */
export const typedFile = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : path.resolve(caller() ?? '.', file);

/**
 * Opens a backup target in this process.
 * @param keyFile default: `BACKUP_KEY_FILE`
 * @throws OperatorError with a sentence, or FilesAwayError
 */
export async function withVault(
  place: BlobPlace,
  keyFile: string | undefined,
  work: (vault: Vault) => Promise<void>,
): Promise<void> {
  const opened = await openBlobs(place);
  try {
    const { BACKUP_KEY_FILE: usual } = process.env;
    const file = keyFile ?? (usual === '' ? undefined : typedFile(usual));
    await work(new Vault(opened.blobs, await readSeal(file)));
  } catch (error) {
    if (error instanceof BackupError) throw new OperatorError(error.message, { cause: error });
    if (errorCode(error) === 'ENOSPC')
      throw new OperatorError('There is no room left on the disk.');
    throw error;
  } finally {
    opened.close();
  }
}

/** The backup with that id, or the latest. @throws BackupError without one */
export async function chosen(vault: Vault, id: string | undefined, from: string): Promise<string> {
  const { whole, short } = await vault.ids();
  if (id !== undefined && whole.includes(id)) return id;
  if (id !== undefined) {
    const isShort = short.includes(id) ? 'was cut short and is none' : 'is not there';
    throw new BackupError(`The backup ${id} ${isShort}.`);
  }
  const [newest] = whole;
  if (newest !== undefined) return newest;
  throw noBackup(from, short.length);
}

export function noBackup(from: string, short = 0): BackupError {
  const rest = short > 0 ? `; ${String(short)} were cut short` : '';
  return new BackupError(`There is no backup in ${from}${rest}. Is that the right place?`);
}
