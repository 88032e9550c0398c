import { describe, expect, it } from '@jest/globals';
import { Mutex } from './Mutex.ts';

describe('Mutex', () => {
  it('lets one caller in at a time, in the order of their calls', async () => {
    const mutex = new Mutex();
    const order: string[] = [];
    const visit = async (name: string) => {
      await mutex.acquire();
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 1));
      order.push(`${name} out`);
      mutex.release();
    };
    await Promise.all([visit('a'), visit('b'), visit('c')]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });
});
