import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { weightProblem } from './weightProblem.ts';

const light = Buffer.from('light();');
const heavy = Buffer.from(randomBytes(260_000).toString('base64'));
const screens = { '/parts': { preload: ['routes.js'], companions: [] } };

function problemOf(routes: Buffer, more: readonly (readonly [string, Buffer])[] = []) {
  const files = new Map([['entry.js', light], ['routes.js', routes], ...more]);
  return weightProblem({ entry: 'entry.js', screens }, files);
}

describe('weightProblem', () => {
  it('measures the compressed size', async () => {
    expect(await problemOf(Buffer.alloc(2_000_000, 'a();'))).toBeUndefined();
    expect(await problemOf(heavy)).toMatch(
      /^the screen of \/parts loads 26\d kB of scripts, at most 250 kB are allowed$/,
    );
  });

  it('ignores what a screen loads later', async () => {
    expect(await problemOf(light, [['later.js', heavy]])).toBeUndefined();
  });

  it('refuses large pictures', async () => {
    expect(await problemOf(light, [['board.png', Buffer.alloc(300_000)]])).toBeUndefined();
    expect(await problemOf(light, [['board.png', Buffer.alloc(300_001)]])).toBe(
      'the picture board.png has 301 kB, at most 300 kB are allowed',
    );
  });
});
