import { toCalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { cartStorage } from './cartStorage.ts';
import { setQuantity } from './changeCart.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-21T03:00:00Z');
const today = toCalendarDay('2026-11-21');
const chosen = '[{"id":"a","count":6}]';

function storageWith(items: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(items));
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

describe('an old cart', () => {
  it('stays when it was changed within six hours, or at an unknown time', () => {
    for (const stamp of [String(now - 6 * hourMs), '', 'yesterday']) {
      const storage = storageWith({ cd: '{"m1":2}', cart_changed_at: stamp });
      cartStorage(storage, 'store').emptyOld(now);
      expect(storage.getItem('cd')).toBe('{"m1":2}');
    }
  });

  it('is emptied after that and kept as the previous cart', () => {
    const changedAt = now - 6 * hourMs - 1;
    const storage = storageWith({
      cd: '{"m1":2}',
      licenses: chosen,
      quotation_id: 'q',
      paper_invoice: '1',
      cart_changed_at: String(changedAt),
    });
    const cart = cartStorage(storage, 'store');
    cart.emptyOld(now);
    const left = ['cd', 'licenses', 'quotation_id', 'paper_invoice', 'cart_changed_at'];
    expect(left.map(storage.getItem)).toEqual(['{}', '[]', '', '1', String(now)]);
    expect(cart.previous(now)).toMatchObject({
      changedAt,
      place: 'store',
      isReplaced: false,
      items: { cd: '{"m1":2}', licenses: chosen, quotation_id: 'q' },
    });
  });

  it('is no previous cart when it was empty', () => {
    const storage = storageWith({ cd: '{}', cart_changed_at: String(now - 7 * hourMs) });
    const cart = cartStorage(storage, 'store');
    cart.emptyOld(now);
    expect(storage.getItem('cart_changed_at')).toBe(String(now));
    expect(cart.previous(now)).toBeNull();
  });
});

describe('the estimate', () => {
  /** Beside a store cart at quoted prices that was changed the given number of hours ago. */
  function estimateAfter(hours: number) {
    const stamp = String(now - hours * hourMs);
    const items = { licenses: chosen, quotation_id: 'q-1', cart_changed_at: stamp };
    const storage = storageWith(items);
    return { storage, estimate: cartStorage(storage, 'estimate') };
  }

  it('shows neither licenses nor quoted prices', () => {
    const { storage, estimate } = estimateAfter(1);
    expect(estimate.read().cart).toMatchObject({ renewals: [], quotationId: null });
    expect(cartStorage(storage, 'store').read().cart.quotationId).toBe('q-1');
  });

  it.each([
    [5, chosen],
    [7, '[]'],
  ])('leaves of the licenses, when it changes %i hours later, %s', (hours, left) => {
    const { storage, estimate } = estimateAfter(hours);
    const line = { product: 'cd', months: 12 } as const;
    estimate.write(setQuantity(estimate.read().cart, line, 1), now, today);
    const names = ['licenses', 'quotation_id', 'cart_changed_at'];
    expect(names.map(storage.getItem)).toEqual([left, '', String(now)]);
  });
});
