import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../../../platform/errors.ts';

/** Request headers of the protocol. */
const asked = /^(tus|upload)-/;
/** Response headers of the protocol; the others are common to every call. */
const answered = /^(tus-|upload-|location$)/;

/** Converts a request for the tus library. */
export function tusRequest({ method, url, headers, raw }: FastifyRequest): Request {
  const own = new Headers();
  const hasContent = method === 'PATCH';
  for (const [name, value] of Object.entries(headers)) {
    const isOfContent = hasContent && (name === 'content-type' || name === 'content-length');
    if (typeof value === 'string' && (isOfContent || asked.test(name))) own.set(name, value);
  }
  return new Request(new URL(url, 'http://portal.invalid'), {
    method,
    headers: own,
    ...(hasContent ? { body: contentOf(raw), duplex: 'half' } : {}),
  });
}

/** Copies status and headers of the library's response to the reply. */
export function takeTusHeaders({ status, headers }: Response, reply: FastifyReply): void {
  // For a request outside of the protocol, the status suffices.
  if (status >= 400) throw new RequestError(status, 'invalid');
  void reply.code(status);
  for (const [name, value] of headers) {
    if (answered.test(name)) void reply.header(name, value);
  }
}

/**
 * The request body. A dropped connection ends it without an error, so that the data so far is kept.
 */
function contentOf(raw: IncomingMessage): ReadableStream {
  const content = new PassThrough();
  raw.pipe(content);
  const end = () => content.end();
  raw.once('error', end).once('close', end);
  const stream: unknown = Readable.toWeb(content);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Node and the DOM describe this one class differently
  return stream as ReadableStream;
}
