import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../Deps.ts';

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path to come back to. */
  to: z.string(),
  /** When it began, in milliseconds since the epoch. */
  at: z.number(),
});

/** One sign-in on its way: what the answer of accounts is checked against. */
export type SignInAttempt = z.infer<typeof schema>;

type Keys = Pick<Deps, 'config' | 'keys'>;

/** Tabs of one browser that can be on their way at once; older attempts make room. */
const mostAttempts = 4;

// One cookie for each attempt, so that two tabs can sign in at once.
const nameOf = (state: string): string => `manager_signin_${state.slice(0, 12)}`;
const isOfAttempt = (name: string): boolean => /^manager_signin_[\w-]+$/.test(name);
const attributes = ({ config }: Keys) =>
  ({ path: '/signin', httpOnly: true, sameSite: 'lax', secure: config.secure }) as const;

/** Gives the browser the cookie of a new attempt, and takes back those that are too many. */
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

/** Reads the attempt that a callback's `state` names, and spends it. */
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

/** @returns `undefined` when the cookie was not signed by us. */
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
