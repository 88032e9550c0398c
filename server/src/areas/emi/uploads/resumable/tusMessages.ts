import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../../../platform/errors.ts';

/** Headers of a request that the protocol reads. */
const asked = /^(tus|upload)-/;
/** Headers of an answer that are the protocol's; the others are those of every call. */
const answered = /^(tus-|upload-|location$)/;

/** A request as the tus library takes it. */
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

/** Takes status and headers of the library's answer, which goes the way of every other one. */
export function takeTusHeaders({ status, headers }: Response, reply: FastifyReply): void {
  // Of a request that is not of the protocol it says so by itself.
  if (status >= 400) throw new RequestError(status, 'invalid');
  void reply.code(status);
  for (const [name, value] of headers) {
    if (answered.test(name)) void reply.header(name, value);
  }
}

/** What arrives of a request's body. A connection that is cut ends it: what came is kept. */
function contentOf(raw: IncomingMessage): ReadableStream {
  const content = new PassThrough();
  raw.pipe(content);
  const end = () => content.end();
  raw.once('error', end).once('close', end);
  const stream: unknown = Readable.toWeb(content);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Node and the DOM describe this one class differently
  return stream as ReadableStream;
}
