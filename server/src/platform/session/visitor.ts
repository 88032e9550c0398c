import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import type { KeyStore } from '../keys/KeyStore.ts';
import { readVisitorCookie, setVisitorCookie } from './sessionCookie.ts';

/** What a visitor's CSRF token is bound to; `null` without a validly signed visitor cookie. */
export function visitorSubject(
  request: FastifyRequest,
  { config, keys }: Pick<Deps, 'config' | 'keys'>,
): string | null {
  const [id, signature] = (readVisitorCookie(request, config) ?? '').split('.');
  if (id === undefined || signature === undefined) return null;
  const wanted = Buffer.from(sign(keys, id));
  const given = Buffer.from(signature);
  const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
  return isOurs ? `visitor ${id}` : null;
}

/** Sets the signed visitor cookie unless the browser has one. */
export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<Deps, 'config' | 'keys'>,
): string {
  const known = visitorSubject(request, deps);
  if (known !== null) return known;
  const { cookie, subject } = newVisitor(deps.keys);
  setVisitorCookie(reply, deps.config, cookie);
  return subject;
}

/** A new visitor: the cookie's value, and the subject of the CSRF token. */
export function newVisitor(keys: KeyStore): { readonly cookie: string; readonly subject: string } {
  const id = randomBytes(16).toString('base64url');
  return { cookie: `${id}.${sign(keys, id)}`, subject: `visitor ${id}` };
}

function sign(keys: KeyStore, id: string): string {
  return createHmac('sha256', keys.secret('visitor cookie')).update(id).digest('base64url');
}
