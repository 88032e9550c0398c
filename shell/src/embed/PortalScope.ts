import type { EmbedCore } from './EmbedCore.ts';

/**
 * Replaces the window's globals for the scripts of one embedded screen: webpack's lists of chunks, and
 * the federation's containers and instances. No other screen shares them.
 */
export interface PortalScope {
  /** Loads and runs a script in this scope; webpack's and the federation's loading use it. */
  __portal_load_script__(url: string): Promise<void>;
  /** The page's `fetch` when the loader ran; the core uses it instead of the global. */
  readonly fetch: typeof fetch;
  /** Calls a function in a separate task: the scheduler of the core's React. */
  soon(callback: () => void): void;
  /** The federation runtime, for remotes. */
  __portal_federation__?: object;
  /** Set by the core when it has run. */
  core?: EmbedCore;
}

declare global {
  interface HTMLScriptElement {
    portalScope?: PortalScope;
  }
}
