import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../data-dir/makeFolder.ts';
import { ConfigurationError, errorCode } from '../errors.ts';

/** Of 32 random bytes in hexadecimal digits. */
const length = 64;

/**
 * A secret of 256 random bits in a file that only this user may read (mode 0600, kept so by
 * `closeDataDir`). It is made with the first start and whole from its first moment, whoever starts
 * beside.
 *
 * @returns hexadecimal digits
 * @throws ConfigurationError when the file holds less than was written
 */
export async function secretFile(file: string): Promise<string> {
  await makeFolder(path.dirname(file), 0o700);
  const prepared = `${file}.${randomBytes(8).toString('hex')}.new`;
  try {
    await writeFile(prepared, randomBytes(length / 2).toString('hex'), { flag: 'wx', mode: 0o600 });
    await link(prepared, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(prepared, { force: true });
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length >= length) return secret;
  throw new ConfigurationError(`${file} does not hold the whole secret that was written into it.`);
}
