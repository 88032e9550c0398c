import { findMention } from './findMention.ts';

const people = [
  { id: '1', name: 'Hanako Yamada' },
  { id: '2', name: 'Taro Suzuki' },
  { id: '3', name: '鈴木 太郎' },
];
const offered = (text: string, caret = text.length) =>
  findMention(text, caret, people)?.offered.map(({ id }) => id) ?? null;

describe('findMention', () => {
  it.each([
    ['@', ['1', '2', '3']],
    ['See @taro', ['2']],
    ['See @Taro Su', ['2']],
    ['確認＠鈴木', ['3']],
    ['no sign', null],
    ['@nobody here', null],
  ])('offers for %s', (text, ids) => {
    expect(offered(text)).toEqual(ids);
  });

  it('looks only before the caret', () => {
    expect(offered('Hi @Taro', 2)).toBeNull();
  });
});
