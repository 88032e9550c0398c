import { addressOfTry, noteFailure } from '../addressOfTry.ts';
import { trustedUrl } from '../trustedUrl.ts';

/** The single-spa lifecycles of a remote; each gets the `customProps`. */
export interface PortalLifecycles {
  bootstrap(props: object): Promise<void>;
  mount(props: object): Promise<void>;
  unmount(props: object): Promise<void>;
  update(props: object): Promise<void>;
}

/** A portal whose elements are defined on the page. */
export interface LoadedPortal {
  /**
   * The single-spa lifecycles of a remote by its name, e.g. `mf-licenses`.
   *
   * @throws RangeError when pages of other sites cannot show a remote of that name
   * @throws Error when files do not arrive
   */
  lifecycles(remote: string): Promise<PortalLifecycles>;
}

export interface LoadOptions {
  /** Integrity of the script: `integrity` of `/embed.json`, for the script at its `src`. */
  readonly integrity?: string | undefined;
}

const loads = new Map<string, Promise<LoadedPortal>>();

/**
 * Adds the script of a portal to the page, once for any number of calls.
 *
 * @param address address of the portal, e.g. `https://portal.example`, for its current release; or of an
 *   immutable script, `src` of `/embed.json`
 * @returns resolves when the elements are defined
 * @throws Error when the script cannot be loaded; the next call tries again
 */
export async function loadPortal(
  address: string,
  options: LoadOptions = {},
): Promise<LoadedPortal> {
  const src = scriptOf(address);
  const known = loads.get(src);
  if (known) return known;
  const loading = load(src, options);
  loads.set(src, loading);
  loading.catch(() => {
    loads.delete(src);
    noteFailure(src);
  });
  return loading;
}

function scriptOf(address: string): string {
  const url = new URL(address, location.href);
  return url.pathname.endsWith('.js') ? url.href : new URL('/embed.js', url).href;
}

async function load(src: string, options: LoadOptions): Promise<LoadedPortal> {
  const address = addressOfTry(src);
  await addScript(address, options);
  // The module is loaded: this returns its exports, or throws its error.
  const module: unknown = await import(/* webpackIgnore: true */ /* @vite-ignore */ address);
  if (!isPortal(module)) throw new Error(`${src} is not the script of a portal.`);
  return module;
}

function isPortal(module: unknown): module is LoadedPortal {
  return typeof module === 'object' && module !== null && 'lifecycles' in module;
}

function addScript(src: string, { integrity }: LoadOptions): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  // The loaded script creates the policy `portal`.
  script.src = trustedUrl(src, 'portal-embed');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      const reason = integrity === undefined ? '' : ', or is not what its integrity says';
      reject(new Error(`${src} cannot be loaded${reason}.`));
    });
    document.head.append(script);
  });
}
