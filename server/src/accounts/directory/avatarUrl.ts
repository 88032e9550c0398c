import type { Config } from '../../platform/config/Config.ts';

/** The URL of a person's picture at accounts; `null` without one. */
export function avatarUrl(
  { accountsUrl }: Pick<Config, 'accountsUrl'>,
  avatar: string | null,
): string | null {
  return avatar === null ? null : `${accountsUrl}/avatars/${avatar}`;
}

/** The picture's key in the blob store. */
export function avatarKey(avatar: string): string {
  return `avatars/${avatar}.webp`;
}
