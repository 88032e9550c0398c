import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AbandonedError } from '../../errors.ts';
import { SessionQueue } from './SessionQueue.ts';

const { signal: stays } = new AbortController();

describe('SessionQueue', () => {
  it('lets one long answer of a session run at a time, in the order of the calls', async () => {
    const queue = new SessionQueue();
    const entered: string[] = [];
    const enter = async (name: string) => {
      const leave = await queue.enter('mine', stays);
      entered.push(name);
      return leave;
    };
    const [first, second, third] = [enter('first'), enter('second'), enter('third')];
    const leaveFirst = await first;
    await nextTurn();
    expect(entered).toEqual(['first']);
    leaveFirst();
    const leaveSecond = await second;
    await nextTurn();
    expect(entered).toEqual(['first', 'second']);
    leaveSecond();
    (await third)();
    expect(entered).toEqual(['first', 'second', 'third']);
  });

  it('lets sessions run independently of each other', async () => {
    const queue = new SessionQueue();
    await queue.enter('mine', stays);
    await expect(queue.enter('yours', stays)).resolves.toBeDefined();
  });

  it('drops a caller that aborts while waiting', async () => {
    const queue = new SessionQueue();
    const leaving = new AbortController();
    const leave = await queue.enter('mine', stays);
    const waiting = queue.enter('mine', leaving.signal);
    const behind = queue.enter('mine', stays);
    leaving.abort();
    await expect(waiting).rejects.toBeInstanceOf(AbandonedError);
    leave();
    await expect(behind).resolves.toBeDefined();
    await expect(queue.enter('yours', leaving.signal)).rejects.toBeInstanceOf(AbandonedError);
  });
});
