import type { Locale } from '@portal/shared/domain';
import { looksLikeAddress } from '../../../platform/mail/greeting.ts';

const unnamed = { en: 'a team', ja: 'チーム' } as const;

/**
 * A team's name as mails show it. Anybody can name a team and cause mails about it: a name with an
 * address in it is left out, as in the greeting.
 */
export function quotedName(locale: Locale, name: string): string {
  if (name === '' || looksLikeAddress(name)) return unnamed[locale];
  return locale === 'ja' ? `チーム「${name}」` : `the team “${name}”`;
}
