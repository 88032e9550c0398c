import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { errorCode } from '../errors.ts';
import { BackupError } from './BackupError.ts';
import { plainSeal, type Seal } from './Seal.ts';

/**
 * Encrypts in the age format (age-encryption.org/v1) with the key of a file, as `age-keygen` writes
 * it, so that backups can be decrypted without the portal. Names are keyed, so that a target's
 * owner cannot test whether it contains a known file.
 *
 * @param file omitted: no encryption
 * @throws BackupError when the file holds no key; the message repeats nothing of it
 */
export async function readSeal(file: string | undefined): Promise<Seal> {
  if (file === undefined) return plainSeal;
  const identity = (await contentOf(file))
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) {
    throw new BackupError(`The key file ${file} holds no line AGE-SECRET-KEY-….`);
  }
  try {
    return await ageSeal(identity);
  } catch (error) {
    throw new BackupError(`The key in ${file} is not a whole key of age.`, error);
  }
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = errorCode(error) ?? 'unknown';
    throw new BackupError(`The key file ${file} cannot be read (${code}).`);
  }
}

/** @param identity `AGE-SECRET-KEY-1…` */
export async function ageSeal(identity: string): Promise<Seal> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    encrypts: true,
    nameOf: (sha256) => createHmac('sha256', identity).update(`name ${sha256}`).digest('hex'),
    close: async (content) => readable(await encrypter.encrypt(webStream(content))),
    open: async (content) => {
      try {
        return readable(await decrypter.decrypt(webStream(content)));
      } catch (error) {
        content.destroy();
        const isOther = error instanceof Error && /no identity matched/i.test(error.message);
        throw new BackupError(
          isOther ? 'The key is not the one of this backup' : 'It is damaged, or not encrypted',
          error,
        );
      }
    },
  };
}

function webStream(content: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown> = content[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else if (next.value instanceof Uint8Array) controller.enqueue(next.value);
      },
      cancel: () => {
        content.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}

function readable(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(chunksOf(stream), { objectMode: false });
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Releases the source when a reader stops early; a no-op at the end.
    await reader.cancel().catch(() => undefined);
  }
}
