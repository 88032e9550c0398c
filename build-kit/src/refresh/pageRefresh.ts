import { Refresh } from './Refresh.ts';

declare global {
  /** On the window, because each build brings its own copy of this module. */
  var __portal_refresh__: Refresh | undefined;
}

export const pageRefresh: Refresh = (globalThis.__portal_refresh__ ??= new Refresh());
