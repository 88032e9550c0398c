import type { AccountsTeam, AccountsUser } from '../areas/accounts/accounts.contract.ts';
import type { EditionKey, RoleKey } from '../areas/accounts/keys.ts';
import type { SessionState } from '../web/session/SessionState.ts';
import { aConfig } from './aConfig.ts';

const editionCodes = { community: 1, professional: 2 } as const;
const roleCodes = { owner: 1, admin: 2, guest: 9 } as const;

export function aTeam(overrides: Partial<AccountsTeam> = {}): AccountsTeam {
  return {
    id: 'team-1',
    edition: editionCodes.professional,
    agent: 0,
    name: 'Hoshino Electronics',
    post_code: '1000001',
    prefecture: 'Tokyo',
    address: 'Chiyoda 1-1',
    tel: '03-0000-0000',
    shipping: 0,
    shipping_name: '',
    shipping_post_code: '',
    shipping_prefecture: '',
    shipping_address: '',
    ...overrides,
  };
}

export function aUser(overrides: Partial<AccountsUser> = {}): AccountsUser {
  return {
    id: 'user-1',
    first_name: 'Hanako',
    last_name: 'Yamada',
    email: 'hanako@example.com',
    avatar_url: null,
    country_code: 'JP',
    role: roleCodes.owner,
    newsletter: 0,
    status: 'active',
    teams: [aTeam()],
    ...overrides,
  };
}

interface SessionShape extends Partial<SessionState> {
  /** Default `owner`; `visitor` for nobody. */
  readonly role?: RoleKey | 'visitor';
  /** Default `professional`. */
  readonly edition?: EditionKey;
  /** Default `JP`. */
  readonly country?: string;
}

/** What screens may know of a session: an owner of a professional team in Japan, reading English. */
export function aSession(shape: SessionShape = {}): SessionState {
  const { role = 'owner', edition = 'professional', country = 'JP', ...overrides } = shape;
  const team = aTeam({ edition: editionCodes[edition] });
  const user =
    role === 'visitor'
      ? null
      : aUser({ role: roleCodes[role], country_code: country, teams: [team] });
  return {
    status: user === null ? 'visitor' : 'active',
    loading: false,
    user,
    team: user === null ? null : team,
    config: aConfig(),
    locale: 'en',
    today: '2026-11-20',
    ...overrides,
  };
}
