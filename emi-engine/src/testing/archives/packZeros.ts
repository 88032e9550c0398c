import { once } from 'node:events';
import { createGzip } from 'node:zlib';

const mebibyte = 1 << 20;

/** Packs a beginning followed by this many zeros, without holding them in memory. */
export async function packZeros(bytes: number, start: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  const gzip = createGzip({ level: 1 });
  const zeros = Buffer.alloc(mebibyte);
  const packed: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => packed.push(chunk));
  gzip.write(start);
  for (let at = 0; at < bytes; at += mebibyte)
    await new Promise((resolve) => gzip.write(zeros, resolve));
  gzip.end();
  await once(gzip, 'end');
  return Buffer.concat(packed);
}
