import type { RemoteTitles } from '@portal/shared/contracts';
import type { Deps } from '../../platform/Deps.ts';
import { readRegistry } from '../registry/readRegistry.ts';

/**
 * The menu titles of remotes, in the order of the names. A remote that is unpublished or not in a
 * menu has no titles; none has any when the registry cannot be read.
 */
export async function remoteTitles(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  names: readonly string[],
): Promise<RemoteTitles[]> {
  const registry = await readRegistry(db, null).catch((error: unknown) => {
    log.error({ err: error }, 'remotes are named without their titles');
    return { remotes: [] };
  });
  return names.map((name) => {
    const navigation = registry.remotes.find((remote) => remote.name === name)?.navigation ?? [];
    return { name, titles: navigation.map(({ label }) => label) };
  });
}
