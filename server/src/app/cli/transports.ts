import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ConfigurationError } from '../../platform/errors.ts';
import { operatorUserHeader } from '../../operator/operatorOfSocket.ts';
import { OperatorError, type Transport } from '../../platform/commands/OperatorClient.ts';

interface SocketDoor {
  readonly socketPath: string;
  readonly secret: string;
  /** User who runs the command, for the audit log. */
  readonly user: string | undefined;
}

/** Transport through the local socket of a running portal. */
export function socketTransport({ socketPath, secret, user }: SocketDoor): Transport {
  const own = {
    authorization: `Bearer ${secret}`,
    ...(user === undefined ? {} : { [operatorUserHeader]: user }),
  };
  return (method, path, given, body) =>
    new Promise((resolve, reject) => {
      const headers = { ...given, ...own };
      const request = http.request({ socketPath, method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 502, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
}

/** Transport over HTTP to the portal's public address, with an operator token. */
export function httpTransport(managerUrl: string, token: string): Transport {
  return async (method, path, headers, body) => {
    if (!/^https?:\/\//.test(managerUrl) || !URL.canParse(managerUrl)) {
      throw new ConfigurationError(
        `MANAGER_URL: ${managerUrl} is not an address; one begins with https:// or http://`,
      );
    }
    const answer = await fetch(new URL(path, managerUrl), {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    }).catch((error: unknown) => {
      throw new OperatorError(`The portal at ${managerUrl} does not answer.`, { cause: error });
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };
}

/** Transport to an application in this process, when no portal is running. */
export function injectTransport(door: FastifyInstance): Transport {
  return async (method, url, headers, body) => {
    const answer = await door.inject({
      method: method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET',
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.rawPayload };
  };
}
