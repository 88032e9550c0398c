import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/Config.ts';

/**
 * The cookie name, prefixed with `__Host-` over HTTPS. Cookies ignore the port, so accounts uses
 * other names.
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

/** Sets a browser-session cookie: the server decides when the session expires. */
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
