import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * Helmet's security headers, equal for every response and computed once.
 * @param isSecure whether the public addresses use https
 */
export function protectiveHeaders(isSecure: boolean): readonly (readonly [string, string])[] {
  const protect = helmet({
    // Pages set their own CSP with a nonce; API responses load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    hsts: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    // Embedding sites of other origins load the federation entries.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    // Without https, browsers ignore the header and warn on every page.
    originAgentCluster: isSecure,
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  protect(request, answer, (error) => {
    if (error !== undefined) throw new Error('the headers cannot be made', { cause: error });
  });
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
