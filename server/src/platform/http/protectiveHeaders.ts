import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * Helmet's security headers. They are the same for every answer, so they are computed once.
 * @param isSecure whether the public addresses are https
 */
export function protectiveHeaders(isSecure: boolean): readonly (readonly [string, string])[] {
  const protect = helmet({
    // Pages set their own policy with a nonce; answers of the API load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    hsts: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    // Federation entries may be loaded from allow-listed sites of other origins.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    // Without https browsers refuse it, and say so in the console of every page.
    originAgentCluster: isSecure,
  });
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  protect(request, answer, (error) => {
    if (error !== undefined) throw new Error('the headers cannot be made', { cause: error });
  });
  return Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
}
