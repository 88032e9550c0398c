import type { EmbedCore } from './EmbedCore.ts';

/**
 * What the scripts of one embedded screen have in place of the window's globals: webpack's lists of
 * chunks, the federation's containers and instances, all of which belong to this screen alone.
 */
export interface PortalScope {
  /** Loads and runs a script in this scope; webpack's and the federation's loading use it. */
  __portal_load_script__(url: string): Promise<void>;
  /** The page's, as it was when the loader ran; the core's build takes it in place of the global. */
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
