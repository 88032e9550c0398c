import { fillStoredCart } from '../../testing/checkoutHandlers.ts';
import { storedCartText } from '../stored-cart/storedCart.ts';
import {
  abandonPending,
  attemptFor,
  finishAttempt,
  finishPending,
  keepAttempt,
  readAttempt,
} from './attempt.ts';
import { paymentNote } from './paymentNote.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fillStoredCart();
});

describe('attemptFor', () => {
  it('keeps its key for the same content, and takes a new key for other content', () => {
    const first = attemptFor('cart A');
    expect(first.key).toMatch(/^[\da-f]{32}$/);
    expect(attemptFor('cart A')).toEqual(first);
    expect(attemptFor('cart B').key).not.toBe(first.key);
  });

  it('keeps the key of a call with an unknown outcome, whatever is ordered next', () => {
    const sent = { ...attemptFor('cart A'), isSent: true };
    keepAttempt(sent);
    expect(attemptFor('cart B')).toEqual(sent);
  });

  it('starts over when the stored attempt is unreadable', () => {
    sessionStorage.setItem('checkout_attempt', '{"key":1}');
    expect(readAttempt()).toBeNull();
    expect(attemptFor('cart A').content).toBe('cart A');
  });
});

describe('finishAttempt', () => {
  it('clears the ordered cart and its notes', () => {
    attemptFor('cart A');
    paymentNote.write({ way: 'bank_prepay', cardId: null });
    finishAttempt(storedCartText());
    expect([localStorage.getItem('cd'), readAttempt(), paymentNote.read()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('keeps a cart that was filled meanwhile', () => {
    const ordered = storedCartText();
    fillStoredCart(7);
    finishAttempt(ordered);
    expect(localStorage.getItem('cd')).toBe('{"m1":7}');
  });
});

describe('a cart whose renewals the order history or the EMI check removed', () => {
  it.each(['[]', '[{"id":"l-1","count":12}]'])('is cleared once it is ordered: %s', (renewals) => {
    localStorage.setItem('licenses', renewals);
    const ordered = storedCartText();
    localStorage.removeItem('licenses');
    finishAttempt(ordered);
    expect([localStorage.getItem('cd'), localStorage.getItem('start_at')]).toEqual([null, null]);
  });

  it('is kept after any other change', () => {
    localStorage.setItem('licenses', '[]');
    const ordered = storedCartText();
    localStorage.removeItem('licenses');
    fillStoredCart(7);
    finishAttempt(ordered);
    expect(localStorage.getItem('cd')).toBe('{"m1":7}');
  });
});

describe('a cart that the store moved to the new day at midnight', () => {
  const start = (day: string, filledIn: string) => {
    localStorage.setItem('start_at', day);
    localStorage.setItem('start_on_order', filledIn);
  };

  it.each([
    ['without a chosen day', '2026-11-20'],
    ['whose chosen day has passed', ''],
  ])('is cleared once it is ordered: one %s', (_case, filledIn) => {
    start('2026-11-20', filledIn);
    const ordered = storedCartText();
    start('2026-11-21', '2026-11-21');
    finishAttempt(ordered);
    expect(localStorage.getItem('cd')).toBeNull();
  });

  it.each([
    ['a day was chosen', '2026-11-20', '2026-11-21', ''],
    ['a coming day was given up', '', '2026-11-19', '2026-11-19'],
  ])('is kept when %s meanwhile', (_case, filledIn, day, mark) => {
    start('2026-11-20', filledIn);
    const ordered = storedCartText();
    start(day, mark);
    finishAttempt(ordered);
    expect(localStorage.getItem('cd')).toBe('{"m1":1}');
  });
});

describe('an order that awaits its card payment', () => {
  const pending = () => {
    const order = { id: 'o-1', number: 'C1', cart: storedCartText() };
    keepAttempt({ ...attemptFor('cart A'), isSent: true, pending: order });
  };

  it('clears its cart when paid, and keeps the cart when it failed', () => {
    pending();
    finishPending('o-1');
    expect([localStorage.getItem('cd'), readAttempt()]).toEqual([null, null]);
    fillStoredCart();
    pending();
    abandonPending('o-1');
    expect([localStorage.getItem('cd'), readAttempt()]).toEqual(['{"m1":1}', null]);
  });

  it('ignores the outcome of another order', () => {
    pending();
    finishPending('o-2');
    abandonPending('o-2');
    expect(localStorage.getItem('cd')).toBe('{"m1":1}');
    expect(readAttempt()?.pending?.id).toBe('o-1');
  });
});
