import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../readConfig.ts';
import { ConfigurationError } from '../../platform/errors.ts';
import { isAnswering, requireOwnFolder, socketPath } from '../../operator/socketPath.ts';
import { readSocketSecret } from '../../operator/socketSecret.ts';
import { connectByToken } from './connectByToken.ts';
import {
  createOperatorClient,
  type OperatorClient,
} from '../../platform/commands/OperatorClient.ts';
import { socketTransport } from './transports.ts';
import { userInfo } from 'node:os';
import { isUserName } from '../../operator/machineOperator.ts';

/**
 * Connects to the portal: by MANAGER_URL and PORTAL_TOKEN, else by the socket in the data
 * directory. If no portal is running, opens the embedded database in this process.
 *
 * @throws ConfigurationError without an embedded database: a mistyped directory must not become a
 *   new portal
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
  // Loaded lazily: the whole server takes longer to load than most commands take.
  const { connectDirectly } = await import('./connectDirectly.ts');
  return connectDirectly(config, user);
}

/** The user who runs the command: with `sudo -u portal …` the person, not the server's user. */
function localUser({ SUDO_USER }: NodeJS.ProcessEnv): string | undefined {
  return [SUDO_USER, nameOfUser()].find((name) => name !== undefined && isUserName(name));
}

/** In a container the user id may have no name. */
function nameOfUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
