import type { Deps } from '../../platform/Deps.ts';
import { packageFolder } from './embedFolders.ts';

/** What a page of another site installs, if it was packed; the same fields as of the script. */
export function presentPackage({ config, embed }: Pick<Deps, 'config' | 'embed'>) {
  if (!embed?.package) return undefined;
  const { name, version, file, integrity } = embed.package;
  return { name, version, src: `${config.managerUrl}/${packageFolder}${file}`, integrity };
}
