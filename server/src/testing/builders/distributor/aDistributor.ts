import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Answer = (response: ServerResponse, form: URLSearchParams) => void;

/** A distributor over real HTTP with scripted responses. */
export interface TestDistributor {
  /** Environment variables of a server that uses it. */
  readonly env: NodeJS.ProcessEnv;
  /** Received calls, oldest first. */
  readonly calls: { readonly path: string; readonly form: URLSearchParams }[];
  /** Sets the response of further calls; default `grantsTokens()`. */
  answer(how: Answer): void;
  /** Closes all connections and stops listening. */
  close(): Promise<void>;
}

let grants = 0;

/** Issues new tokens, different each time. */
export function grantsTokens(changes: Readonly<Record<string, unknown>> = {}): Answer {
  return (response) => {
    grants += 1;
    sendJson(response, 200, {
      access_token: `secret-access-${grants}`,
      refresh_token: `secret-refresh-${grants}`,
      token_type: 'Bearer',
      expires_in: 1800,
      refresh_token_expires_in: 7_776_000,
      ...changes,
    });
  };
}

export function refuses(error: string): Answer {
  return (response) => {
    sendJson(response, 400, { error, error_description: 'secret-description' });
  };
}

/** Rejects the portal's client authentication with a challenge, as some distributors do. */
export const challenges: Answer = (response) => {
  const challenge = { 'www-authenticate': 'Basic realm="distributor"' };
  response.writeHead(401, challenge).end();
};

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function aDistributor(): Promise<TestDistributor> {
  const calls: TestDistributor['calls'] = [];
  let answer = grantsTokens();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request));
    const path = request.url ?? '';
    calls.push({ path, form });
    answer(response, form);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  return {
    calls,
    env: {
      DISTRIBUTOR_AUTHORIZE_URL: `${url}/authorize`,
      DISTRIBUTOR_TOKEN_URL: `${url}/token`,
      DISTRIBUTOR_REVOKE_URL: `${url}/revoke`,
      DISTRIBUTOR_CLIENT_ID: 'portal',
      DISTRIBUTOR_CLIENT_SECRET: 'secret-of-the-client',
      DISTRIBUTOR_SCOPE: 'parts',
      // Sufficient for a busy machine; tests of timeouts override it.
      DISTRIBUTOR_TIMEOUT: '30',
    },
    answer: (how) => {
      answer = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
