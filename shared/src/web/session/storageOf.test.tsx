import { isKeptByBrowser, keepInMemory, storageOf } from './storageOf.ts';

it('keeps texts in memory on a page of another site, shared by callers with the same map', () => {
  expect(isKeptByBrowser()).toBe(true);
  storageOf('browser').setItem('of-the-browser', 'x');
  const texts = new Map<string, string>();
  keepInMemory(texts);
  expect(isKeptByBrowser()).toBe(false);
  storageOf('browser').setItem('cart', '[]');
  storageOf('tab').setItem('note', 'y');
  expect([...texts]).toEqual([
    ['cart', '[]'],
    ['note', 'y'],
  ]);
  expect(storageOf('browser').getItem('of-the-browser')).toBeNull();
  expect([localStorage.getItem('cart'), sessionStorage.getItem('note')]).toEqual([null, null]);
  expect(storageOf('browser').key(0)).toBe('cart');
  storageOf('browser').removeItem('cart');
  expect(storageOf('browser')).toHaveLength(1);
  storageOf('tab').clear();
  expect(texts.size).toBe(0);
});
