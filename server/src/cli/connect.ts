import { existsSync } from 'node:fs';
import net from 'node:net';
import { readConfig } from '../config.ts';
import { socketPath } from '../operator/socketPath.ts';
import { createOperatorClient, type OperatorClient } from './OperatorClient.ts';
import { httpTransport, socketTransport } from './transports.ts';

/**
 * Finds the portal: by MANAGER_URL and OPERATOR_TOKEN, else by the socket in the data directory.
 * When nothing runs there, opens the database itself, which only one process may.
 */
export async function connect(env: NodeJS.ProcessEnv = process.env): Promise<OperatorClient> {
  const { MANAGER_URL: url, OPERATOR_TOKEN: token } = env;
  if (url !== undefined && token !== undefined) {
    return createOperatorClient(httpTransport(url, token));
  }
  const config = readConfig(env);
  const socket = socketPath(config);
  if (existsSync(socket) && (await answers(socket))) {
    return createOperatorClient(socketTransport(socket));
  }
  // Loaded only now: the whole server takes longer to load than most commands take.
  const { connectDirectly } = await import('./connectDirectly.ts');
  return connectDirectly(config);
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
