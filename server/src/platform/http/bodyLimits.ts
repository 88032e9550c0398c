import { finished, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { TooLargeError } from '../errors.ts';

/** Default `bodyLimit` of a route in bytes. */
export const defaultBodyBytes = 16 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Limit in bytes of a body that the route streams, such as a form with files. Parsed bodies
     * still obey `bodyLimit`.
     */
    streamBytes?: number;
  }
}

/**
 * Refuses a body by its content-length before any other check. Without content-length, bytes are
 * counted while they arrive.
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
 * A `preParsing` hook: the route's own limit applies to signed-in people, the default to visitors.
 */
export async function limitVisitorBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  if (request.viewer) return payload;
  refuseLength(request, defaultBodyBytes);
  const limited = new LimitedBody(defaultBodyBytes);
  // The client disconnected.
  finished(payload, { writable: false }, (error) => {
    if (error) limited.destroy(error);
  });
  return payload.pipe(limited);
}

/** Counts a body while it streams and fails beyond the limit. */
export class LimitedBody extends Transform {
  /** Fastify compares this with content-length. */
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
