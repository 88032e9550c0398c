import { useSyncExternalStore } from 'react';
import type { PageDevelopment } from '@portal/shared/remote';
import type { LocalRemote } from './LocalRemote.ts';

/** The state of the bar of a page in development. */
export interface DevelopmentState {
  readonly development: PageDevelopment;
  /** The newest build; `undefined` when the developer's server does not answer or has none. */
  readonly local?: LocalRemote | undefined;
  readonly isConnected: boolean;
  /** Problems in the sources, each a sentence with file and line. */
  readonly problems: readonly string[];
  /** The last error on the page, with the place in the sources. */
  readonly failure?: string | undefined;
}

/** Holds the state for the page. */
export class DevelopmentStore {
  readonly #listeners = new Set<() => void>();
  #state: DevelopmentState;

  constructor(development: PageDevelopment) {
    this.#state = { development, isConnected: false, problems: [] };
  }

  get state(): DevelopmentState {
    return this.#state;
  }

  set(change: Partial<DevelopmentState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export function useDevelopmentState(store: DevelopmentStore): DevelopmentState {
  return useSyncExternalStore(store.subscribe, () => store.state);
}
