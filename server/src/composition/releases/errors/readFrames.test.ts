import { describe, expect, it } from '@jest/globals';
import { readFrames } from './readFrames.ts';

const origin = 'https://portal.example';
const base = `${origin}/remotes/mf-parts/1.0.0+abcdef12/`;
const known = { origin, base };
const frames = (...lines: readonly string[]) => readFrames(lines.join('\n'), known);

describe('readFrames', () => {
  it('reads what Chromium writes', () => {
    expect(
      frames(
        'TypeError: Tanaka is not a function',
        `    at Parts (${base}7.js:2:30)`,
        `    at async ${base}8.js:1:2`,
        `    at new Thing.make [as x] (${origin}/shell/main.1.js?x=1:3:4)`,
        '    at https://elsewhere.example/x.js:1:1',
        '    at <anonymous>',
      ),
    ).toEqual([
      { name: 'Parts', file: '7.js', line: 2, column: 30 },
      { name: '', file: '8.js', line: 1, column: 2 },
      { name: 'new Thing.make as x', file: '/shell/main.1.js', line: 3, column: 4 },
    ]);
  });

  it('reads what Firefox and Safari write', () => {
    expect(frames(`Parts@${base}7.js:2:30`, `@${base}8.js:1:2`)).toEqual([
      { name: 'Parts', file: '7.js', line: 2, column: 30 },
      { name: '', file: '8.js', line: 1, column: 2 },
    ]);
  });

  it('keeps paths of other releases, and at most 20 frames', () => {
    const other = `${origin}/remotes/mf-store/1.0.0+abcdef12/1.js`;
    expect(frames(...Array.from({ length: 30 }, () => `at ${other}:1:1`))).toHaveLength(20);
    expect(frames(`at ${other}:1:1`)[0]?.file).toBe('/remotes/mf-store/1.0.0+abcdef12/1.js');
  });

  it('finds none in blank or incomplete lines', () => {
    expect(frames('\t'.repeat(60_000) + ' (http://t:0:0', 'at ( (http://'.repeat(5_000))).toEqual(
      [],
    );
  });

  it('ignores text that only resembles a frame', () => {
    expect(frames(`at x (${base}../../secret:1:1)`, `at y (${base}a b:1:1)`, 'nonsense')).toEqual(
      [],
    );
  });
});
