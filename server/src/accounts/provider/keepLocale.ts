import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const oneYearSeconds = 31_536_000;

/**
 * Keeps the language that a client names for its page (`ui_locales`). That is the person's choice,
 * so it is kept here too: on separate sites the two services have no cookie in common.
 */
export function keepLocale(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const asked = new URL(request.url, config.accountsUrl).searchParams.get('ui_locales');
  if (asked !== 'en' && asked !== 'ja') return;
  // As a header: the answer is the provider's, so what fastify would add at the end never comes.
  const cookie = request.server.serializeCookie('portal_locale', asked, {
    path: '/',
    maxAge: oneYearSeconds,
    sameSite: 'lax',
    secure: config.secure,
  });
  void reply.header('set-cookie', cookie);
}
