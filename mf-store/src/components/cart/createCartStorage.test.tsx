import { setQuantity, toCalendarDay } from '@portal/shared/domain';
import { createCartStorage } from './createCartStorage.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-21T03:00:00Z');
const today = toCalendarDay('2026-11-21');
const line = { product: 'cd', months: 12 } as const;
const chosen = '[{"id":"a","count":6}]';

/**
 * The estimate's cart beside a store cart at quoted prices, changed the given number of hours ago.
 */
function estimateAfter(hours: number) {
  localStorage.setItem('licenses', chosen);
  localStorage.setItem('quotation_id', 'q-1');
  localStorage.setItem('cart_changed_at', String(now - hours * hourMs));
  return createCartStorage(localStorage, 'estimate');
}

afterEach(() => {
  localStorage.clear();
});

describe('createCartStorage', () => {
  it('shows neither licenses nor quoted prices in the estimate', () => {
    const { cart } = estimateAfter(1).read();
    expect(cart).toMatchObject({ renewals: [], quotationId: null });
    expect(createCartStorage(localStorage, 'store').read().cart.quotationId).toBe('q-1');
  });

  it.each([
    [5, chosen],
    [7, '[]'],
  ])('keeps of the licenses, when the estimate changes %i hours later, %s', (hours, left) => {
    const estimate = estimateAfter(hours);
    estimate.write(setQuantity(estimate.read().cart, line, 1), now, today);
    expect(localStorage.getItem('licenses')).toBe(left);
    expect(localStorage.getItem('quotation_id')).toBe('');
    expect(localStorage.getItem('cart_changed_at')).toBe(String(now));
  });
});
