import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../data-dir/makeFolder.ts';
import { ConfigurationError, errorCode } from '../errors.ts';

/** The installation's master secret: PORTAL_SECRET, else a generated one in the data directory. */
export async function readSecret(config: {
  readonly secret: string | undefined;
  readonly dataDir: string;
}): Promise<string> {
  return config.secret ?? secretFile(path.join(config.dataDir, 'secret'));
}

/** 32 random bytes in hexadecimal. */
const length = 64;

/**
 * A secret of 256 random bits in a file with mode 0600 (maintained by `closeDataDir`). It is
 * created on the first start, atomically even with concurrent starts.
 *
 * @returns hexadecimal digits
 * @throws ConfigurationError when the file is truncated
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
