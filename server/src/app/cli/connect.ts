import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../readConfig.ts';
import { ConfigurationError } from '../../platform/errors.ts';
import { isAnswering } from '../../operator/isAnswering.ts';
import { requireOwnFolder, socketPath } from '../../operator/socketPath.ts';
import { readSocketSecret } from '../../operator/socketSecret.ts';
import { connectByToken } from './connectByToken.ts';
import { localUser } from './localUser.ts';
import {
  createOperatorClient,
  type OperatorClient,
} from '../../platform/commands/OperatorClient.ts';
import { socketTransport } from './transports.ts';

/**
 * Finds the portal: by MANAGER_URL and PORTAL_TOKEN, else by the socket in the data directory.
 * When nothing runs there, opens the database itself, which only one process may.
 *
 * @throws ConfigurationError when there is no embedded database either: a mistyped directory must
 *   not become a new, empty portal
 */
export async function connect(env: NodeJS.ProcessEnv = process.env): Promise<OperatorClient> {
  const byToken = connectByToken(env);
  if (byToken) return byToken;
  const config = readConfig(env);
  const user = localUser(env);
  const socket = socketPath(config);
  if (existsSync(socket)) {
    await requireOwnFolder(socket, config);
    if (await isAnswering(socket)) {
      const secret = await readSocketSecret(config);
      return createOperatorClient(socketTransport({ socketPath: socket, secret, user }));
    }
  }
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'db'))) {
    throw new ConfigurationError(
      `DATA_DIR: there is no portal in ${config.dataDir}; name the directory that the portal was started with`,
    );
  }
  // Loaded only now: the whole server takes longer to load than most commands take.
  const { connectDirectly } = await import('./connectDirectly.ts');
  return connectDirectly(config, user);
}
