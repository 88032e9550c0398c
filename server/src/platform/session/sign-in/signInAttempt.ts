import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../Deps.ts';

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path to return to. */
  to: z.string(),
  /** Start, in Unix ms. */
  at: z.number(),
});

/** A pending sign-in: the data for checking the response of accounts. */
export type SignInAttempt = z.infer<typeof schema>;

type Keys = Pick<Deps, 'config' | 'keys'>;

/** Concurrent sign-ins per browser; the oldest are evicted. */
const mostAttempts = 4;

// One cookie per attempt, so that two tabs can sign in at once.
const nameOf = (state: string): string => `manager_signin_${state.slice(0, 12)}`;
const isOfAttempt = (name: string): boolean => /^manager_signin_[\w-]+$/.test(name);
const attributes = ({ config }: Keys) =>
  ({ path: '/signin', httpOnly: true, sameSite: 'lax', secure: config.secure }) as const;

/** Sets the cookie of a new attempt and evicts surplus ones. */
export function setAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Keys,
  attempt: SignInAttempt,
): void {
  const others = Object.entries(request.cookies)
    .filter(([name]) => isOfAttempt(name))
    .map(([name, cookie]) => ({ name, at: readAttempt(deps, cookie)?.at ?? 0 }))
    .toSorted((left, right) => right.at - left.at);
  for (const { name } of others.slice(mostAttempts - 1)) {
    void reply.clearCookie(name, attributes(deps));
  }
  const body = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  void reply.setCookie(nameOf(attempt.state), `${body}.${sign(deps, body)}`, {
    ...attributes(deps),
    maxAge: 60 * 60,
  });
}

/** Reads and removes the attempt of a callback's `state`. */
export function takeAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Keys,
  state: string,
): SignInAttempt | undefined {
  const cookie = request.cookies[nameOf(state)];
  if (cookie === undefined) return undefined;
  void reply.clearCookie(nameOf(state), attributes(deps));
  const attempt = readAttempt(deps, cookie);
  return attempt?.state === state ? attempt : undefined;
}

/** @returns `undefined` when we did not sign the cookie */
function readAttempt(deps: Keys, cookie: string | undefined): SignInAttempt | undefined {
  const [body = '', signature = ''] = (cookie ?? '').split('.');
  const wanted = Buffer.from(sign(deps, body));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  return schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
}

function sign({ keys }: Keys, body: string): string {
  return createHmac('sha256', keys.secret('sign-in attempt')).update(body).digest('base64url');
}
