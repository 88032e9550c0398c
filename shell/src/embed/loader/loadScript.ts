import type { PortalScope } from '../PortalScope.ts';
import { trustedUrl } from '../trustedUrl.ts';
import { fetchChecked } from './fetchChecked.ts';

/** Milliseconds before the second and the third attempt. */
const pauses = [400, 1200];

/** Milliseconds after which a script that has not arrived counts as lost. */
const timeoutMs = 60_000;

/**
 * Runs a script of the portal, in a scope of its own. Its element is gone when it has run.
 *
 * @param integrity `undefined`: nothing is known of such a file, and it is refused
 * @throws Error when it does not arrive, or is not what it must be, three times
 */
export async function loadScript(
  url: string,
  integrity: string | undefined,
  scope: PortalScope,
): Promise<void> {
  if (integrity === undefined) throw new Error(`${url} is no file of this portal.`);
  for (const pause of [...pauses, undefined]) {
    try {
      await run(url, integrity, scope);
      return;
    } catch (error) {
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      // What the browser keeps may be damaged; what comes now takes its place.
      await fetchChecked(url, integrity, 'reload').catch(() => undefined);
    }
  }
}

function run(url: string, integrity: string, scope: PortalScope): Promise<void> {
  const script = document.createElement('script');
  script.portalScope = scope;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  // All addresses that come here have a digest.
  script.src = trustedUrl(url, 'portal');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      reject(new Error(`${url} cannot be loaded.`));
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
