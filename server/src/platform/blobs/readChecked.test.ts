import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BlobStore } from './BlobStore.ts';
import { readChecked } from './readChecked.ts';

const storeOf = (pieces: readonly Uint8Array[]) =>
  ({ read: () => Promise.resolve(Readable.from(pieces)) }) as unknown as BlobStore;
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 50 }), { maxLength: 6 });

it('yields the stored content in any pieces', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (stored) => {
      const content = Buffer.concat(stored);
      const read = await readChecked(storeOf(stored), 'k', sha256(content));
      expect((await buffer(read)).equals(content)).toBe(true);
    }),
  );
});

it('never yields the end of altered content', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, fc.uint8Array({ minLength: 1 }), async (stored, more) => {
      const altered = [...stored, more];
      const read = await readChecked(storeOf(altered), 'k', sha256(Buffer.concat(stored)));
      let given = 0;
      const reading = (async () => {
        for await (const chunk of read) given += Buffer.from(chunk).length;
      })();
      await expect(reading).rejects.toMatchObject({ code: 'files_away' });
      expect(given).toBe(Buffer.concat(stored).length);
    }),
  );
});

it('closes the stream when its reader stops', async () => {
  const content = Readable.from([Buffer.from('one'), Buffer.from('two'), Buffer.from('six')]);

  const store = { read: () => Promise.resolve(content) } as unknown as BlobStore;
  const read = await readChecked(store, 'k', '');
  for await (const _ of read) break;
  expect(content.destroyed).toBe(true);
});
