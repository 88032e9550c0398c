import type { Config } from '../../platform/config/Config.ts';
import { aboutLinks } from '../about/aboutNames.ts';

/**
 * Links to pages outside the portal by name: the configured ones; in the demo, its own pages fill
 * the names that are not configured.
 */
export function linksOf({
  demo,
  links,
  managerUrl,
}: Pick<Config, 'demo' | 'links' | 'managerUrl'>): Readonly<Record<string, string>> {
  return { ...(demo ? aboutLinks(managerUrl) : {}), ...links };
}
