import { emptyOldCart } from './emptyOldCart.ts';
import { readPreviousCart } from './PreviousCart.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-21T03:00:00Z');

function storageWith(items: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(items));
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => {
      texts.set(name, text);
    },
  };
}

describe('emptyOldCart', () => {
  it('keeps a cart that was changed within six hours, or at an unknown time', () => {
    for (const stamp of [String(now - 6 * hourMs), '', 'yesterday']) {
      const storage = storageWith({ cd: '{"m1":2}', cart_changed_at: stamp });
      expect(emptyOldCart(storage, now)).toBe(false);
      expect(storage.getItem('cd')).toBe('{"m1":2}');
    }
  });

  it('empties an older one and keeps it as the previous cart', () => {
    const changedAt = now - 6 * hourMs - 1;
    const storage = storageWith({
      cd: '{"m1":2}',
      licenses: '[{"id":"a","count":3}]',
      quotation_id: 'q',
      paper_invoice: '1',
      cart_changed_at: String(changedAt),
    });
    expect(emptyOldCart(storage, now)).toBe(true);
    const left = ['cd', 'licenses', 'quotation_id', 'paper_invoice', 'cart_changed_at'];
    expect(left.map(storage.getItem)).toEqual(['{}', '[]', '', '1', String(now)]);
    expect(readPreviousCart(storage.getItem('cart_previous'), now)).toMatchObject({
      changedAt,
      place: 'store',
      isReplaced: false,
      items: { cd: '{"m1":2}', licenses: '[{"id":"a","count":3}]', quotation_id: 'q' },
    });
  });

  it('keeps no previous cart of an empty one', () => {
    const storage = storageWith({ cd: '{}', cart_changed_at: String(now - 7 * hourMs) });
    expect(emptyOldCart(storage, now)).toBe(true);
    expect(storage.getItem('cart_previous')).toBeNull();
  });
});
