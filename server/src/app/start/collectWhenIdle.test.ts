import { describe, expect, it, jest } from '@jest/globals';
import { idleCollector } from './collectWhenIdle.ts';

describe('idleCollector', () => {
  it('collects after a busy period, and again only after more garbage', () => {
    let used = 400;
    const collect = jest.fn(() => {
      used = 100;
    });
    const look = idleCollector({ collect, used: () => used });
    look(0.8);
    expect(collect).not.toHaveBeenCalled();
    look(0.01);
    look(0.01);
    expect(collect).toHaveBeenCalledTimes(1);
    used = 130;
    look(0.5);
    expect(collect).toHaveBeenCalledTimes(1);
    look(0.01);
    expect(collect).toHaveBeenCalledTimes(2);
  });
});
