import type { Invitation, Member } from '@portal/shared/contracts';
import type { Config } from '../../../platform/config/Config.ts';
import { avatarUrl } from '../../directory/avatarUrl.ts';
import { otherwiseEnglish } from '../../security/mails/otherwiseEnglish.ts';
import type { InvitationRow } from '../../directory/invitations.queries.ts';
import type { MemberRow } from '../../directory/members.queries.ts';

export function presentMember(
  config: Pick<Config, 'accountsUrl'>,
  { locale: _locale, joined_at, last_sign_in_at, factors_reset_at, avatar, ...member }: MemberRow,
): Member {
  return {
    ...member,
    avatar_url: avatarUrl(config, avatar),
    joined_at: joined_at.toISOString(),
    last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
    factors_reset_at: factors_reset_at?.toISOString() ?? null,
  };
}

export function presentInvitation(row: InvitationRow): Invitation {
  const { id, email, last_name, first_name, role, locale, sent_at, expires_at } = row;
  return {
    id,
    email,
    last_name,
    first_name,
    role,
    locale: otherwiseEnglish(locale),
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}
