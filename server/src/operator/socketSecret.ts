import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/Config.ts';
import { ConfigurationError, errorCode } from '../platform/errors.ts';
import { secretFile } from '../platform/keys/secretFile.ts';

type DataDir = Pick<Config, 'dataDir'>;

const fileOf = ({ dataDir }: DataDir) => path.join(dataDir, 'operator.secret');

/**
 * The secret for calls through the operator's socket; created if missing. The socket's mode keeps
 * out other users; the secret keeps out processes of the server's own user that may not read the
 * data directory, such as the renderer of remotes' code.
 */
export function socketSecret(config: DataDir): Promise<string> {
  return secretFile(fileOf(config));
}

/**
 * Reads the socket's secret for the command line; never creates it.
 * @throws ConfigurationError when this user cannot read it
 */
export async function readSocketSecret(config: DataDir): Promise<string> {
  const file = fileOf(config);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      `The secret of the operator's socket cannot be read (${file}, ${errorCode(error) ?? 'unknown'}). Run the command as the server's own user, with its DATA_DIR.`,
    );
  }
}
