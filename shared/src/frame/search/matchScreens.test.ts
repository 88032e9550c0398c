import { matchScreens } from './matchScreens.ts';
import type { FoundScreen } from './screensOf.ts';

const aScreen = (...names: readonly string[]): FoundScreen => ({
  id: names[0] ?? '',
  label: names[0] ?? '',
  icon: 'key-round',
  group: 'Manager',
  names,
});
const screens = [
  aScreen('Open orders', '未処理の注文'),
  aScreen('Orders', '注文履歴'),
  aScreen('Store', 'ストア', 'Purchase', '購入'),
];
const found = (text: string) => matchScreens(screens, text).map(({ label }) => label);

describe('matchScreens', () => {
  it('finds by all words, in both languages, any case and width', () => {
    expect(found('ORDERS open')).toEqual(['Open orders']);
    expect(found('ｽﾄｱ')).toEqual(['Store']);
    expect(found('購入')).toEqual(['Store']);
    expect(found('pur chase store')).toEqual(['Store']);
    expect(found('nothing')).toEqual([]);
  });

  it('puts those first whose name begins with the text', () => {
    expect(found('orders')).toEqual(['Orders', 'Open orders']);
    expect(found('注文')).toEqual(['Orders', 'Open orders']);
  });

  it('keeps the order of the menu for the same rank, and for no text', () => {
    expect(found('o')).toEqual(['Open orders', 'Orders', 'Store']);
    expect(found('')).toEqual(['Open orders', 'Orders', 'Store']);
  });
});
