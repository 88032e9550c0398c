import { finished } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { RequestError, TooLargeError } from '../../../platform/errors.ts';
import { LimitedBody } from '../../../platform/http/bodyLimits.ts';

/**
 * Unpacks the body of a call with `content-encoding: gzip` before it is read; a `preParsing` hook.
 * The route's body limit applies to both the packed and the unpacked size, so that a small body
 * that unpacks to gigabytes is aborted at the limit.
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
    // Members of a gzip file may unpack to nothing, so the packed size is checked too.
    if (unpacked.receivedEncodedLength > limit) fail(new TooLargeError());
  });
  // The client disconnected.
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
