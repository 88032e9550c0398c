import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config.ts';

/**
 * The full name of a cookie, with the prefix `__Host-` over HTTPS. Cookies are not told apart by
 * port, so the accounts service uses other names.
 */
function cookieName({ secure }: Config, name: string): string {
  return secure ? `__Host-${name}` : name;
}

const attributes = ({ secure }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

const sessionName = (config: Config): string => cookieName(config, 'manager_session');
const visitorName = (config: Config): string => cookieName(config, 'manager_visitor');

export function readSessionCookie(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[sessionName(config)];
}

/** A cookie of the browser session: how long it counts is the server's matter. */
export function setSessionCookie(reply: FastifyReply, config: Config, id: string): void {
  void reply.setCookie(sessionName(config), id, attributes(config));
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(sessionName(config), attributes(config));
}

export function readVisitorCookie(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[visitorName(config)];
}

export function setVisitorCookie(reply: FastifyReply, config: Config, value: string): void {
  void reply.setCookie(visitorName(config), value, attributes(config));
}
