import { describe, expect, it } from '@jest/globals';
import { readStyleTag, writeStyleTag } from './styleSheet.ts';

const tag = (css: string) => `<style data-styled="true" data-styled-version="6.6.0">${css}</style>`;
const split = '/*!sc*/\n';
const marker = (group: number, id = `shared__sc-1a-${group}`, names = 'kTa,') =>
  `data-styled.g${group}[id="${id}"]{content:"${names}"}${split}`;

describe('a style tag', () => {
  const css = [
    `.kTa{color:red;}${split}`,
    `@media print{.kTa{content:"}\\"{";}}${split}`,
    marker(2),
    `@keyframes x1{from{opacity:0;}}${split}`,
    marker(5, 'sc-keyframes-x1', 'x1,'),
    `.a{b:c;}${split}`,
    `.d{b:c;}${split}`,
    marker(9, 'mf-licenses__sc-2b-0', 'a,d,'),
  ].join('');

  it('round-trips, with a nonce', () => {
    const sheet = readStyleTag(tag(css));
    expect(
      sheet?.sections.map(({ id, group, names, rules }) => [id, group, names, rules.length]),
    ).toEqual([
      ['shared__sc-1a-2', 2, ['kTa'], 2],
      ['sc-keyframes-x1', 5, ['x1'], 1],
      ['mf-licenses__sc-2b-0', 9, ['a', 'd'], 2],
    ]);
    expect(sheet && writeStyleTag(sheet, 'n0')).toBe(
      tag(css).replace('<style ', '<style nonce="n0" '),
    );
  });

  it.each([
    ['no tag', css],
    ['two tags', tag(css) + tag(css)],
    ['markup in the rules', tag(`.a{b:c;}</STYLE><b>{}${split}${marker(1)}`)],
    ['rules of no component', tag(`${css}.a{b:c;}${split}`)],
    ['an end without its mark', tag(`${css}.a{b:c;}`)],
    ['a rule that is not closed', tag(`.a{b:c;${split}${marker(1)}`)],
    ['a rule that is closed before it is open', tag(`.a}{b:c;}{}${split}${marker(1)}`)],
    ['a quotation that is not closed', tag(`.a{content:";}${split}${marker(1)}`)],
    ['a comment that is not closed', tag(`.a{b:c;}/*}${split}${marker(1)}`)],
    ['a rule without a block', tag(`@import url(x);${split}${marker(1)}`)],
    ['an id twice', tag(marker(1, 'a') + marker(2, 'a'))],
    ['a group twice', tag(marker(1, 'a') + marker(1, 'b'))],
    ['an enormous group', tag(marker(1e9))],
    ['no names', tag(marker(1, 'a', ''))],
  ])('is refused: %s', (_what, text) => {
    expect(readStyleTag(text)).toBeUndefined();
  });
});
