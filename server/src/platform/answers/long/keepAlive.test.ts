import { describe, expect, it } from '@jest/globals';
import { keepAlive, keepAliveSpace } from './keepAlive.ts';

describe('keepAlive', () => {
  it('sends white space while a list waits, and the text stays valid JSON', async () => {
    let end: (() => void) | undefined;
    const waited = new Promise<void>((resolve) => {
      end = resolve;
    });
    async function* waitingList() {
      yield '[1';
      yield ',2';
      await waited;
      yield ',3';
      return ']';
    }
    const text = keepAlive(waitingList(), 1);
    let read = '';
    for (;;) {
      const { done, value } = await text.next();
      read += value;
      if (done === true) break;
      if (value === keepAliveSpace) end?.();
    }
    expect(read).toContain(`,2${keepAliveSpace}`);
    expect(JSON.parse(read)).toEqual([1, 2, 3]);
  });

  it('passes a failure on', async () => {
    // oxlint-disable-next-line require-yield -- the list fails before its first row
    async function* failing(): AsyncGenerator<string, string, undefined> {
      return Promise.reject(new Error('the database is away'));
    }
    await expect(keepAlive(failing(), 1_000).next()).rejects.toThrow('the database is away');
  });
});
