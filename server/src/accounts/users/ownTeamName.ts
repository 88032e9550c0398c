import type { Locale } from '@portal/shared/domain';

/** The name of the team that somebody gets who has left theirs; they can change it. */
export function ownTeamName(
  { last_name, first_name }: { readonly last_name: string; readonly first_name: string },
  locale: Locale,
): string {
  return locale === 'ja' ? `${last_name}のチーム` : `${first_name}'s team`;
}
