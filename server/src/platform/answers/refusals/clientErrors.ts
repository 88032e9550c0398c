import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode, RequestError } from '../../errors.ts';
import { errorPage } from './errorPage.ts';
import { localeOf } from '../localeOf.ts';
import { refusalBody } from './refusalOf.ts';
import type { Site } from './errorHandlers.ts';

/** How long a client that is still sending can read the response. */
const lingerMs = 2_000;

/** Parser code of a connection closed within a request. */
const truncated = 'HPE_INVALID_EOF_STATE';

/** Refusals by the code of Node's HTTP parser. Any other code means malformed HTTP. */
const refusals: Readonly<Record<string, () => RequestError>> = {
  HPE_HEADER_OVERFLOW: () => new RequestError(431, 'headers_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new RequestError(408, 'timeout'),
};

/**
 * Responds to what never becomes a request: too long a line or headers (431), malformed or
 * truncated HTTP (400), a header timeout (408). People get a page and calls get JSON, as
 * everywhere. Path and language are known only if the last packet contains them.
 */
export function clientErrors(site: Site, log: FastifyBaseLogger) {
  return (error: Error, socket: Socket): void => {
    // Further bytes after the response are read and discarded.
    if (errorCode(error) === 'ECONNRESET' || !socket.writable) return;
    const refusal = refusals[errorCode(error) ?? '']?.() ?? new RequestError(400, 'invalid');
    const requestId = randomUUID();
    log.info({ request_id: requestId, code: refusal.code, status: refusal.status }, 'refused');
    // Ended, not destroyed: a browser that is still sending would show a network error.
    socket.end(answerOf(refusal, site, error, requestId));
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

function answerOf(refusal: RequestError, site: Site, error: Error, requestId: string): string {
  const { code, status } = refusal;
  const packet = packetOf(error);
  const { html, headers } = errorPage({
    code,
    locale: localeOf({
      cookies: headerOf(packet, 'cookie'),
      acceptLanguage: headerOf(packet, 'accept-language'),
    }),
    requestId,
    // Repeating the same request would fail again.
    again: site.start,
    start: site.start,
  });
  // No browser half-closes a connection in the middle of a request.
  const isPage = site.hasPages && errorCode(error) !== truncated && isPageAddress(packet);
  const body = isPage ? html : refusalBody(refusal, requestId);
  const fields = {
    ...(isPage ? headers : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  return `${head}\r\n\r\n${body}`;
}

/** Calls are recognised by path. Without the request line, a person is assumed. */
function isPageAddress(packet: string): boolean {
  return !/^[A-Z]+ \/api[/?\s]/.test(packet);
}

function headerOf(packet: string, name: string): string | undefined {
  const lines = packet.split('\n');
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** The last bytes read; Node attaches them to the error. */
function packetOf(error: Error): string {
  const raw = 'rawPacket' in error ? error.rawPacket : undefined;
  return Buffer.isBuffer(raw) ? raw.toString('latin1') : '';
}
