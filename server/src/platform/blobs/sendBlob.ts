import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedRange, type Representation } from './askedRange.ts';
import type { BlobStore } from './BlobStore.ts';
import { readChecked } from './readChecked.ts';

interface Attachment extends Representation {
  readonly key: string;
  /** Name to save it under: letters, digits and `._+-` only. */
  readonly fileName: string;
  /** Hexadecimal, where it is known: what is sent whole is compared with it. */
  readonly sha256?: string;
}

/**
 * Answers with a file to save, whole or the part asked for, straight from the store: memory does
 * not grow with the file. The caller has made sure that the file is there.
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
  // Of a HEAD request ranges mean nothing.
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

/** Once the head is sent, a failure only breaks the answer off: nobody else would tell of it. */
function logged(content: Readable, { log }: FastifyRequest): Readable {
  return content.once('error', (err: unknown) => {
    log.error({ err }, 'a file could not be sent to its end');
  });
}
