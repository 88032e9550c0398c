import type { PortalScope } from '../PortalScope.ts';
import type { Trust } from '../trustedUrl.ts';
import { fetchChecked } from './fetchChecked.ts';

/** Milliseconds before the second and the third attempt. */
const pauses = [400, 1200];

/** Milliseconds after which a script that has not arrived counts as failed. */
const timeoutMs = 60_000;

interface Kind {
  /** `undefined`: the file is unknown and is refused. */
  readonly integrity: string | undefined;
  readonly scope: PortalScope;
  readonly trust: Trust;
}

/**
 * Runs a script of the portal in a scope, and removes its element.
 *
 * @throws Error when three attempts fail: the script does not arrive or fails its integrity
 */
export async function loadScript(url: string, { integrity, scope, trust }: Kind): Promise<void> {
  if (integrity === undefined) throw new Error(`${url} is no file of this portal.`);
  for (const pause of [...pauses, undefined]) {
    try {
      // Safe: only addresses with a digest get here.
      await run(trust(url), integrity, scope);
      return;
    } catch (error) {
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      // Replaces the cached copy, which may be damaged.
      await fetchChecked(url, integrity, 'reload').catch(() => undefined);
    }
  }
}

function run(src: string, integrity: string, scope: PortalScope): Promise<void> {
  const script = document.createElement('script');
  script.portalScope = scope;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = src;
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      reject(new Error(`${src} cannot be loaded.`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    document.head.append(script);
  }).finally(() => {
    script.remove();
  });
}
