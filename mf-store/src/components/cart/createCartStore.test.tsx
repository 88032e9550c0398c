import {
  isCartEmpty,
  setQuantity,
  setRenewals,
  setStart,
  toCalendarDay,
} from '@portal/shared/domain';
import type { CartPlace } from '@portal/shared/domain';
import { createCartStore } from './createCartStore.ts';

const hourMs = 3_600_000;
const today = toCalendarDay('2026-11-21');
const line = { product: 'cd', months: 12 } as const;
let clock = Date.parse('2026-11-21T03:00:00Z');
const stops: (() => void)[] = [];

function openStore({
  place = 'store',
  storage = () => localStorage,
}: { place?: CartPlace; storage?: () => Storage } = {}) {
  const store = createCartStore({ place, today, storage, now: () => clock });
  stops.push(store.load());
  return store;
}

/** Dispatches the storage event that browsers send to all tabs except the writing one. */
function tellOtherTabs(key: string | null) {
  dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

describe('createCartStore', () => {
  it('stores the cart under the keys that other screens read, with the time of the change', () => {
    const store = openStore();
    store.change((cart) =>
      setRenewals(setQuantity(cart, line, 3), [{ licenseId: 'a', months: 6 }]),
    );
    expect(localStorage.getItem('cd')).toBe('{"m12":3}');
    expect(localStorage.getItem('licenses')).toBe('[{"id":"a","count":6}]');
    expect(localStorage.getItem('start_at')).toBe(today);
    expect(localStorage.getItem('cart_changed_at')).toBe(String(clock));
    expect(openStore().getState().cart).toEqual(store.getState().cart);
    expect(store.getState().cart.startsOn).toBeNull();
  });

  it('moves a past first day without counting that as a change', () => {
    const changedAt = String(clock - hourMs);
    localStorage.setItem('cd', '{"m1":1}');
    localStorage.setItem('start_at', '2026-11-20');
    localStorage.setItem('cart_changed_at', changedAt);
    const { cart, isStartMoved } = openStore().getState();
    expect([cart.startsOn, isStartMoved]).toEqual([null, true]);
    expect(localStorage.getItem('start_at')).toBe(today);
    expect(localStorage.getItem('cart_changed_at')).toBe(changedAt);
    expect(openStore().getState().isStartMoved).toBe(false);
  });

  it('moves a first day that is too far ahead, and reports it until another is chosen', () => {
    localStorage.setItem('cd', '{"m1":1}');
    localStorage.setItem('start_at', '2027-03-01');
    const store = openStore();
    expect(store.getState()).toMatchObject({
      cart: { startsOn: '2026-12-21' },
      isStartMoved: true,
    });
    store.change((cart) => setStart(cart, toCalendarDay('2026-12-01')));
    expect(store.getState().isStartMoved).toBe(false);
  });

  it.each([
    ['says so when that day was chosen', today, true],
    ['says nothing when none was', null, false],
  ])('starts a day later after midnight, and %s', (_says, chosen, isStartMoved) => {
    const store = openStore();
    store.change((cart) => ({ ...setQuantity(cart, line, 3), startsOn: chosen }));
    expect(localStorage.getItem('start_at')).toBe(today);
    const changedAt = clock;
    clock += hourMs;
    store.beginDay(toCalendarDay('2026-11-22'));
    expect(store.getState()).toMatchObject({ cart: { startsOn: null }, isStartMoved });
    expect(localStorage.getItem('start_at')).toBe('2026-11-22');
    expect(localStorage.getItem('cart_changed_at')).toBe(String(changedAt));
  });

  it('keeps the stored start of renewals that the estimate does not see', () => {
    openStore().change((cart) => setRenewals(cart, [{ licenseId: 'a', months: 6 }]));
    const estimate = openStore({ place: 'estimate' });
    expect(localStorage.getItem('start_at')).toBe(today);
    estimate.change((cart) => ({ ...cart }));
    expect(localStorage.getItem('start_at')).toBe(today);
  });

  it('discards an impossible day of an empty cart', () => {
    localStorage.setItem('start_at', '2026-11-20');
    const store = openStore();
    expect(localStorage.getItem('start_at')).toBe('');
    store.change((cart) => setQuantity(cart, line, 1));
    expect(store.getState()).toMatchObject({ cart: { startsOn: null }, isStartMoved: false });
  });

  it('empties a cart older than six hours, and offers it again', () => {
    openStore().change((cart) => setQuantity(cart, line, 3));
    const built = clock;
    clock += 6 * hourMs + 1;
    const store = openStore();
    expect(isCartEmpty(store.getState().cart)).toBe(true);
    expect(store.getState().previous).toMatchObject({ changedAt: built, place: 'store' });
    store.takePrevious();
    expect(store.getState().cart.quantities.cd).toEqual({ m12: 3 });
    expect(openStore().getState()).toMatchObject({ previous: null, cart: store.getState().cart });
  });

  it('keeps the former cart when another replaces it, and swaps them on request', () => {
    const store = openStore();
    store.change((cart) => setQuantity(cart, line, 3));
    const other = setQuantity(store.getState().cart, line, 7);
    store.replace(other);
    expect(store.getState().cart.quantities.cd).toEqual({ m12: 7 });
    expect(openStore().getState().previous).toMatchObject({ changedAt: clock, isReplaced: true });
    store.takePrevious();
    expect(store.getState().cart.quantities.cd).toEqual({ m12: 3 });
    store.takePrevious();
    expect(store.getState().cart.quantities.cd).toEqual({ m12: 7 });
  });

  it('discards a former cart that the person does not want', () => {
    openStore().change((cart) => setQuantity(cart, line, 3));
    clock += 7 * hourMs;
    openStore().dropPrevious();
    expect(openStore().getState().previous).toBeNull();
  });

  it('never empties the estimate, and leaves licenses to the store', () => {
    openStore().change((cart) => setRenewals(cart, [{ licenseId: 'a', months: 6 }]));
    const estimate = openStore({ place: 'estimate' });
    expect(estimate.getState().cart.renewals).toEqual([]);
    estimate.change((cart) => setQuantity(cart, line, 1));
    clock += 7 * hourMs;
    expect(openStore({ place: 'estimate' }).getState().cart.quantities.cd).toEqual({ m12: 1 });
    expect(localStorage.getItem('licenses')).toBe('[{"id":"a","count":6}]');
  });

  it('marks a cart from the estimate until it is changed', () => {
    openStore({ place: 'estimate' }).change((cart) => setQuantity(cart, line, 1));
    const store = openStore();
    expect(store.getState()).toMatchObject({ isFromEstimate: true });
    store.change((cart) => setQuantity(cart, line, 2));
    expect(store.getState().isFromEstimate).toBe(false);
  });

  it('shows a change by another tab, and bases further changes on it', () => {
    const here = openStore();
    here.change((cart) => setQuantity(cart, line, 1));
    localStorage.setItem('pd', '{"m1":2}');
    tellOtherTabs('pd');
    expect(here.getState().cart.quantities.pd).toEqual({ m1: 2 });
    // This change sends no storage event.
    localStorage.setItem('pd', '{"m1":4}');
    here.change((cart) => setQuantity(cart, line, 5));
    expect(here.getState().cart.quantities).toEqual({ cd: { m12: 5 }, pd: { m1: 4 } });
  });

  it('is empty when another tab has cleared the storage', () => {
    const store = openStore();
    store.change((cart) => setQuantity(cart, line, 1));
    localStorage.clear();
    tellOtherTabs(null);
    expect(isCartEmpty(store.getState().cart)).toBe(true);
  });

  it('keeps the cart in memory where the browser stores nothing', () => {
    const store = openStore({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    store.change((cart) => setQuantity(cart, line, 1));
    store.change((cart) => setQuantity(cart, { ...line, months: 1 }, 2));
    expect(store.getState()).toMatchObject({
      isLoaded: true,
      isKept: false,
      cart: { quantities: { cd: { m1: 2, m12: 1 } } },
    });
  });
});
