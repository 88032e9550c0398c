import http from 'node:http';
import https from 'node:https';
import type { CustomFetch } from 'openid-client';
import type { Config } from '../../config/Config.ts';
import { AccountsAwayError } from '../../errors.ts';
import { traceCall } from '../../traces/traceCall.ts';

/**
 * A fetch for accounts' public addresses that connects to the internal one.
 * @throws AccountsAwayError without a response, or with a server error
 */
export function accountsFetch(config: Config): CustomFetch {
  const connect = connection(config);
  return async (url, options) => {
    const answer = await traceCall('accounts', options.method, (trace) =>
      connect(url, { ...options, headers: { ...options.headers, ...trace } }),
    ).catch((error: unknown) => {
      throw new AccountsAwayError(error);
    });
    if (answer.status < 500) return answer;
    throw new AccountsAwayError(new Error(`accounts answered ${answer.status} at ${url}`));
  };
}

/** Uses `http.request`: `fetch` cannot set the Host header, by which a proxy may route. */
function connection({ accountsUrl, accountsInternalUrl }: Config): CustomFetch {
  if (accountsUrl === accountsInternalUrl) {
    return (url, { body, ...options }) =>
      fetch(url, { ...options, ...(body ? { body: bodyText(body) } : {}) });
  }
  return (url, options) => {
    const target = new URL(url.replace(accountsUrl, accountsInternalUrl));
    return send(target, new URL(url), options);
  };
}

function send(
  target: URL,
  named: URL,
  { method, headers, body, signal }: Parameters<CustomFetch>[1],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = (target.protocol === 'https:' ? https : http).request(
      target,
      {
        method,
        headers: {
          ...headers,
          host: named.host,
          'x-forwarded-proto': named.protocol.slice(0, -1),
        },
        ...(signal ? { signal } : {}),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const answered = new Headers();
          for (const [name, value] of Object.entries(answer.headers)) {
            for (const one of [value].flat()) if (one !== undefined) answered.append(name, one);
          }
          const status = answer.statusCode ?? 502;
          const content = chunks.length === 0 ? null : Buffer.concat(chunks);
          resolve(new Response(content, { status, headers: answered }));
        });
      },
    );
    request.on('error', reject);
    request.end(body ? bodyText(body) : undefined);
  });
}

function bodyText(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('accountsFetch only supports text and form bodies');
}
