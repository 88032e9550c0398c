import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Turns } from './Turns.ts';

/** A long response: requests its next turn as soon as the last one ends. */
async function inTurns(turns: Turns, pieces: number, onPiece: () => void): Promise<void> {
  for (let piece = 0; piece < pieces; piece += 1) {
    await turns.take(() => {
      onPiece();
      return nextTurn();
    });
  }
}

describe('Turns', () => {
  it('lets long answers take turns, piece by piece', async () => {
    const turns = new Turns();
    const pieces: string[] = [];
    await Promise.all(['a', 'b', 'c'].map((name) => inTurns(turns, 3, () => pieces.push(name))));
    expect(pieces.join('')).toBe('abcabcabc');
  });

  it('yields to the event loop before each piece, even with ten long responses', async () => {
    const turns = new Turns();
    let pieces = 0;
    const longAnswers = Promise.all(
      Array.from({ length: 10 }, () => inTurns(turns, 5, () => (pieces += 1))),
    );
    const seen: number[] = [];
    while (seen.length < 20) {
      await nextTurn();
      seen.push(pieces);
    }
    await longAnswers;
    // At most one piece ran between two iterations of the event loop.
    const steps = seen.slice(1).map((count, index) => count - (seen[index] ?? 0));
    expect(Math.max(...steps)).toBe(1);
    expect(pieces).toBe(50);
  });

  it('goes on after a piece that failed', async () => {
    const turns = new Turns();
    const failed = turns.take(() => Promise.reject(new Error('the database is away')));
    const next = turns.take(() => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('the database is away');
    await expect(next).resolves.toBe('next');
  });
});
