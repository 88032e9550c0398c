import { finished } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { RequestError, TooLargeError } from '../../../platform/errors.ts';
import { LimitedBody } from '../../../platform/http/bodyLimits.ts';

/**
 * Unpacks the body of a call with `content-encoding: gzip`, before it is read; a hook `preParsing`.
 * The route's body limit counts for both, what was sent and what comes out, so that a small body
 * that unpacks to gigabytes ends after the first of them that are too many.
 * @throws RequestError 413 `too_large`, 415 `bad_encoding`, 422 `bad_gzip`
 */
export async function unpackGzip(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return payload;
  if (encoding !== 'gzip') throw new RequestError(415, 'bad_encoding');
  const limit = request.routeOptions.bodyLimit;
  const gunzip = createGunzip();
  const unpacked = new LimitedBody(limit);
  const fail = (error: Error) => {
    payload.unpipe(gunzip);
    gunzip.destroy();
    unpacked.destroy(error);
  };
  payload.on('data', (chunk: Buffer) => {
    unpacked.receivedEncodedLength += chunk.length;
    // Parts of a gzip file may unpack to nothing, so that counting what comes out is not enough.
    if (unpacked.receivedEncodedLength > limit) fail(new TooLargeError());
  });
  // The caller went away in the middle.
  finished(payload, { writable: false }, (error) => {
    if (error) fail(error);
  });
  gunzip.on('error', () => {
    fail(new RequestError(422, 'bad_gzip'));
  });
  unpacked.on('error', fail);
  payload.pipe(gunzip).pipe(unpacked);
  return unpacked;
}
