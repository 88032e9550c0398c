import type { Registry } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import { previewScript } from './previewScript.ts';

/**
 * Prepares previews for releases of a registry that no page has used before. Triggered by pages, so
 * it also covers releases that another process published, and the alternating releases of a canary.
 */
export function preparePreviews(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
): (registry: Registry) => Promise<void> {
  const prepared = new Set<string>();
  return async ({ version, remotes }) => {
    if (prepared.has(version)) return;
    prepared.add(version);
    const scripts = await Promise.all(remotes.map((remote) => previewScript(deps, remote)));
    await deps.previews.prepare(scripts.filter((script) => script !== undefined));
  };
}
