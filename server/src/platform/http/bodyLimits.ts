import { finished, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { TooLargeError } from '../errors.ts';

/** Bytes of a body that a route takes when it declares no `bodyLimit`. */
export const usualBodyBytes = 16 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Bytes of a body that the route reads as a stream, such as a form with files. What is parsed
     * whole keeps to its `bodyLimit`.
     */
    streamBytes?: number;
  }
}

/**
 * Refuses a body by the length that it says to have, before anything else looks at the call. One
 * without a length is counted while it arrives.
 */
export function refuseLongBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { bodyLimit, config } = request.routeOptions;
    if (!request.is404) refuseLength(request, config.streamBytes ?? bodyLimit);
  });
}

function refuseLength({ headers }: FastifyRequest, limit: number): void {
  if (Number(headers['content-length']) > limit) throw new TooLargeError();
}

/**
 * A hook `preParsing`: the route's own limit counts for people who are signed in, the usual one for
 * visitors.
 */
export async function usualForVisitors(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  if (request.viewer) return payload;
  refuseLength(request, usualBodyBytes);
  const limited = new LimitedBody(usualBodyBytes);
  // The caller went away in the middle.
  finished(payload, { writable: false }, (error) => {
    if (error) limited.destroy(error);
  });
  return payload.pipe(limited);
}

/** A body on its way; refuses to become longer than the limit. */
export class LimitedBody extends Transform {
  /** What fastify compares with `content-length`. */
  receivedEncodedLength = 0;
  #bytes = 0;

  constructor(private readonly limit: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.limit) done(new TooLargeError());
    else done(null, chunk);
  }
}
