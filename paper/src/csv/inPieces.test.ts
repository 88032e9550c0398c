import { describe, expect, it, jest } from '@jest/globals';
import { inPieces } from './inPieces.ts';

describe('inPieces', () => {
  it('yields to the event loop every 10 ms and keeps the order', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const done: number[] = [];
    const pieces: number[] = [];
    let isOver = false;
    const look = () => {
      pieces.push(done.length);
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    await inPieces([1, 2, 3, 4, 5, 6, 7], (item) => {
      now += 4;
      done.push(item);
    });
    isOver = true;
    clock.mockRestore();
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pieces.slice(0, 2)).toEqual([3, 6]);
  });
});
