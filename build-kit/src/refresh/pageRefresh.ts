import { Refresh } from './Refresh.ts';

declare global {
  /** Outlives each build, which brings this module with it. */
  var __portal_refresh__: Refresh | undefined;
}

export const pageRefresh: Refresh = (globalThis.__portal_refresh__ ??= new Refresh());
