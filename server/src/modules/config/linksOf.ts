import type { Config } from '../../config.ts';
import { aboutLinks } from '../about/aboutNames.ts';

/** Outside links by name: the configured ones, in the demo before them those of its own pages. */
export function linksOf({
  demo,
  links,
  managerUrl,
}: Pick<Config, 'demo' | 'links' | 'managerUrl'>): Readonly<Record<string, string>> {
  return { ...(demo ? aboutLinks(managerUrl) : {}), ...links };
}
