import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { isAnswering } from '../operator/isAnswering.ts';
import { requireOwnFolder, socketPath } from '../operator/socketPath.ts';
import { createOperatorClient, type OperatorClient } from './OperatorClient.ts';
import { httpTransport, socketTransport } from './transports.ts';

/**
 * Finds the portal: by MANAGER_URL and OPERATOR_TOKEN, else by the socket in the data directory.
 * When nothing runs there, opens the database itself, which only one process may.
 *
 * @throws ConfigurationError
 */
export async function connect(env: NodeJS.ProcessEnv = process.env): Promise<OperatorClient> {
  const { MANAGER_URL: url, OPERATOR_TOKEN: token } = env;
  if (url !== undefined && token !== undefined) {
    return createOperatorClient(httpTransport(url, token));
  }
  const config = readConfig(env);
  const socket = socketPath(config);
  if (existsSync(socket)) {
    await requireOwnFolder(socket, config);
    if (await isAnswering(socket)) return createOperatorClient(socketTransport(socket));
  }
  // Loaded only now: the whole server takes longer to load than most commands take.
  const { connectDirectly } = await import('./connectDirectly.ts');
  return connectDirectly(config);
}
