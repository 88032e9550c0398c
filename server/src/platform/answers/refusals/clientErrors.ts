import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode, RequestError } from '../../errors.ts';
import { errorPage } from './errorPage.ts';
import { localeOf } from '../localeOf.ts';
import { refusalBody } from './refusalBody.ts';
import type { Site } from './Site.ts';

/** A caller who still sends may read the answer for so long. */
const lingerMs = 2_000;

/** The parser's code for a connection that ends within a request. */
const brokenOff = 'HPE_INVALID_EOF_STATE';

/** What Node's HTTP parser gives up on, by its code; anything else is no HTTP. */
const refusals: Readonly<Record<string, () => RequestError>> = {
  HPE_HEADER_OVERFLOW: () => new RequestError(431, 'headers_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new RequestError(408, 'timeout'),
};

/**
 * Answers what never becomes a request: a line or headers that are too long (431), bytes that are
 * no HTTP or half of a request (400), headers that do not come to their end (408). As everywhere, a
 * person gets a page and a call JSON. Path and language are known as far as they stand in the last packet.
 */
export function clientErrors(site: Site, log: FastifyBaseLogger) {
  return (error: Error, socket: Socket): void => {
    // What else comes after an answer is read and discarded.
    if (errorCode(error) === 'ECONNRESET' || !socket.writable) return;
    const refusal = refusals[errorCode(error) ?? '']?.() ?? new RequestError(400, 'invalid');
    const requestId = randomUUID();
    log.info({ request_id: requestId, code: refusal.code, status: refusal.status }, 'refused');
    // Ended, not destroyed: a browser that still sends would show its own fault.
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
    // The same once more would be refused as well.
    again: site.start,
    start: site.start,
  });
  // No browser closes its half of a connection in the middle of a request.
  const isPage = site.hasPages && errorCode(error) !== brokenOff && isPageAddress(packet);
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

/** Calls are known by their path; of a request whose line came earlier, a person is assumed. */
function isPageAddress(packet: string): boolean {
  return !/^[A-Z]+ \/api[/?\s]/.test(packet);
}

function headerOf(packet: string, name: string): string | undefined {
  const lines = packet.split('\n');
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** The last bytes that were read, as Node hands them over with the error. */
function packetOf(error: Error): string {
  const raw = 'rawPacket' in error ? error.rawPacket : undefined;
  return Buffer.isBuffer(raw) ? raw.toString('latin1') : '';
}
