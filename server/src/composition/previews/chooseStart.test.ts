import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { chooseStart } from './chooseStart.ts';
import { startConfined, startPlainly } from './confine.ts';

function aLog() {
  const lines: string[] = [];
  return {
    lines,
    log: pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }),
  };
}

describe('chooseStart', () => {
  it('logs at the start why the platform provides no namespaces, and the consequence', async () => {
    const { lines, log } = aLog();
    const reason = 'unshare: unshare failed: Operation not permitted';
    expect(await chooseStart(log, () => Promise.resolve(reason))).toBe(startPlainly);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        reason,
        msg: 'This platform gives no namespaces to the process that renders previews; only Node keeps the code of remotes from files there, and nothing from the network. See "Previews" in docs/operators.md',
      },
    ]);
  });

  it('logs nothing where it provides them', async () => {
    const { lines, log } = aLog();
    expect(await chooseStart(log, () => Promise.resolve(undefined))).toBe(startConfined);
    expect(lines).toEqual([]);
  });
});
