import fc from 'fast-check';
import { isPlainText, writeOut } from './isPlainText.ts';

describe('isPlainText', () => {
  it.each(['山田 太郎', 'O’Neil-Łukasz', 'محمد', '👩‍🔧 Team', '株式会社髙﨑', '<b>A & B</b>'])(
    'takes %s',
    (name) => {
      expect(isPlainText(name)).toBe(true);
    },
  );

  it.each([
    ['a line break', 'a\nb'],
    ['a carriage return', 'a\rb'],
    ['a tab', 'a\tb'],
    ['the line separator', 'a\u2028b'],
    ['the paragraph separator', 'a\u2029b'],
    ['the character 0', 'a\u0000b'],
    ['an escape of a terminal', '\u001b[2J'],
    ['a C1 control character', 'a\u009bb'],
    ['an override of direction', 'a\u202eb'],
    ['an isolate', 'a\u2066b'],
    ['a right-to-left mark', 'a\u200fb'],
    ['an Arabic letter mark', 'a\u061cb'],
    ['half a character', 'a\ud800b'],
    ['a code point that is no character', 'a\ufffeb'],
  ])('refuses %s', (_what, name) => {
    expect(isPlainText(name)).toBe(false);
  });
});

describe('writeOut', () => {
  it('writes out what a terminal would obey or hide, and leaves the rest', () => {
    expect(writeOut('山田\u001b[2J\u202e\n')).toBe('山田\\u{1b}[2J\\u{202e}\\u{a}');
  });

  it('leaves nothing that is not plain, and plain text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = writeOut(text);
        expect(isPlainText(written)).toBe(true);
        if (isPlainText(text)) expect(written).toBe(text);
      }),
    );
  });
});
