import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { inPieces } from './inPieces.ts';

async function cut(chunks: readonly string[], size: number): Promise<string[]> {
  const pieces: string[] = [];
  const content = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const piece of inPieces(content, size)) pieces.push(piece.toString());
  return pieces;
}

describe('inPieces', () => {
  it.each([
    [['abcdef'], 2, ['ab', 'cd', 'ef']],
    [['a', 'bc', 'd', 'efg'], 3, ['abc', 'def', 'g']],
    [['abcdefg', 'h'], 3, ['abc', 'def', 'gh']],
    [['', 'a'], 3, ['a']],
    [[], 3, []],
  ])('splits %j into pieces of %i', async (chunks, size, pieces) => {
    expect(await cut(chunks, size)).toEqual(pieces);
  });

  it('yields the remainder before it throws', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('abc');
        await Promise.reject(new Error('connection lost'));
      })(),
    );
    const pieces = inPieces(failing, 2);
    expect(String((await pieces.next()).value)).toBe('ab');
    expect(String((await pieces.next()).value)).toBe('c');
    await expect(pieces.next()).rejects.toThrow('connection lost');
  });
});
