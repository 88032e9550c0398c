import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedRange, type Representation } from './askedRange.ts';
import type { BlobStore } from './BlobStore.ts';
import { readChecked } from './readChecked.ts';

interface Attachment extends Representation {
  readonly key: string;
  /** Download name: only letters, digits and `._+-`. */
  readonly fileName: string;
  /** Hexadecimal; if known, a whole file is verified against it. */
  readonly sha256?: string;
}

/**
 * Streams a file as a download, whole or the requested range, with constant memory. The caller has
 * checked that the file exists.
 */
export async function sendBlob(
  blobs: BlobStore,
  { key, fileName, sha256, ...file }: Attachment,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { size, etag, modifiedAt } = file;
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('last-modified', modifiedAt.toUTCString())
    .header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  void reply
    .type('application/octet-stream')
    .header('content-disposition', `attachment; filename="${fileName}"`);
  // Ranges do not apply to HEAD.
  if (request.method === 'HEAD') return reply.header('content-length', size).send();
  const asked = askedRange(request.headers, file);
  if (asked.kind === 'beyond') {
    return reply
      .code(416)
      .removeHeader('content-disposition')
      .header('content-range', `bytes */${String(size)}`)
      .send();
  }
  if (asked.kind === 'whole') {
    const content = sha256 ? await readChecked(blobs, key, sha256) : await blobs.read(key);
    return reply.header('content-length', size).send(logged(content, request));
  }
  const { start, end } = asked;
  return reply
    .code(206)
    .header('content-length', end - start + 1)
    .header('content-range', `bytes ${String(start)}-${String(end)}/${String(size)}`)
    .send(logged(await blobs.read(key, { start, end }), request));
}

/** Logs failures after the head is sent; the client only sees the connection break. */
function logged(content: Readable, { log }: FastifyRequest): Readable {
  return content.once('error', (err: unknown) => {
    log.error({ err }, 'a file could not be sent to its end');
  });
}
