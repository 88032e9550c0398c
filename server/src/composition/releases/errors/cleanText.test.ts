import { describe, expect, it } from '@jest/globals';
import { cleanText } from './cleanText.ts';

describe('cleanText', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'map')", undefined],
    ['GET /api/order/:id 500 internal', undefined],
    ['taro@large.example is not known', '(mail) is not known'],
    [
      'Failed to load https://portal.example/a/b?token=x&mail=y#z',
      'Failed to load https://portal.example/a/b?…',
    ],
    ['no /license?q=Tanaka here', 'no /license?… here'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9abc1 refused', 'Bearer (token) refused'],
    ['call 0312345678', 'call (number)'],
    ['/'.repeat(60_000), `${'/'.repeat(300)}…`],
    ['@'.repeat(60_000), `${'@'.repeat(300)}…`],
    [`${'a-'.repeat(30_000)} x`, `${'a-'.repeat(150)}…`],
    ['aVeryLongNameOfSomeFunctionInTheSources', undefined],
  ])('%s', (text, expected = text) => {
    expect(cleanText(text)).toBe(expected);
  });

  it('truncates to 300 characters', () => {
    expect(cleanText('x '.repeat(400))).toHaveLength(301);
  });
});
