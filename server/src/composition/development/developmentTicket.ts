import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import type { LocalRelease } from './developmentOrigins.ts';

/** Lifetime of a ticket: a working day. */
const ticketMs = 8 * 60 * 60 * 1000;
const audience = 'development';

const claims = z.object({ remote: z.string(), origin: z.string(), exp: z.number() });

type TicketDeps = Pick<Deps, 'config' | 'keys' | 'clock'>;

/**
 * A ticket that lets a tab load a remote from a developer's machine. It is bound to the session, so
 * a link with it is worthless to others.
 */
export async function createTicket(
  { config, keys, clock }: TicketDeps,
  { sessionId }: Viewer,
  { remote, origin }: LocalRelease,
): Promise<string> {
  const now = clock();
  return new SignJWT({ remote, origin })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(config.managerUrl)
    .setAudience(audience)
    .setSubject(sessionId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + ticketMs))
    .sign(keys.secret('development'));
}

/** @returns the content of this session's ticket, or `undefined` if invalid */
export async function readTicket(
  { config, keys, clock }: TicketDeps,
  { sessionId }: Viewer,
  ticket: string,
): Promise<(LocalRelease & { readonly until: Date }) | undefined> {
  try {
    const { payload } = await jwtVerify(ticket, keys.secret('development'), {
      algorithms: ['HS256'],
      issuer: config.managerUrl,
      audience,
      subject: sessionId,
      currentDate: clock(),
    });
    const { exp, ...release } = claims.parse(payload);
    return { ...release, until: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
