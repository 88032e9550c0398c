import { addressOfTry, noteFailure } from '../addressOfTry.ts';
import { trustedUrl } from '../trustedUrl.ts';

/** What single-spa does with a remote; `customProps` are handed to each step. */
export interface PortalLifecycles {
  bootstrap(props: object): Promise<void>;
  mount(props: object): Promise<void>;
  unmount(props: object): Promise<void>;
  update(props: object): Promise<void>;
}

/** A portal whose elements the page has. */
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
  /** What the script must be, as `integrity` of `/embed.json` says it for the address beside it. */
  readonly integrity?: string | undefined;
}

const loads = new Map<string, Promise<LoadedPortal>>();

/**
 * Adds the script of a portal to the page, once however often it is asked for.
 *
 * @param address of the portal, e.g. `https://portal.example`, whose script follows its releases; or of
 *   one script that never changes, which is `src` of `/embed.json`
 * @returns when the elements are defined
 * @throws Error with a sentence when it cannot be loaded; the next call tries again
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
  // The browser has the module already: this brings what it exports, or the reason why it failed.
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
  // Under a name of its own: the script that is loaded takes `portal`.
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
