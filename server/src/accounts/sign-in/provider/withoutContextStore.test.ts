import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from '@jest/globals';
import { Provider } from 'oidc-provider';
import store from 'oidc-provider/lib/helpers/als.js';
import { withoutContextStore } from './withoutContextStore.ts';

it('makes the provider run without the context that it would store', () => {
  withoutContextStore();
  expect(store).toBeInstanceOf(AsyncLocalStorage);
  expect(store.run('a context', () => Provider.ctx)).toBeUndefined();
  expect(store.run('a context', () => 'the answer')).toBe('the answer');
});
