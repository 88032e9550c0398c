import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path to come back to. */
  to: z.string(),
});

/** One sign-in on its way: what the answer of accounts is checked against. */
export type SignInAttempt = z.infer<typeof schema>;

type Keys = Pick<Deps, 'config' | 'keys'>;

// One cookie for each attempt, so that two tabs can sign in at once.
const nameOf = (state: string): string => `manager_signin_${state.slice(0, 12)}`;
const attributes = ({ config }: Keys) =>
  ({ path: '/signin', httpOnly: true, sameSite: 'lax', secure: config.secure }) as const;

export function setAttempt(reply: FastifyReply, deps: Keys, attempt: SignInAttempt): void {
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
  const [body = '', signature = ''] = cookie.split('.');
  const wanted = Buffer.from(sign(deps, body));
  const given = Buffer.from(signature);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return undefined;
  const attempt = schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return attempt.state === state ? attempt : undefined;
}

function sign({ keys }: Keys, body: string): string {
  return createHmac('sha256', keys.secret('sign-in attempt')).update(body).digest('base64url');
}
