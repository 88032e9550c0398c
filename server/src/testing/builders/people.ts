import { newId } from '../../platform/db/newId.ts';
import type {
  MemberRefTable,
  TeamRefTable,
  UserRefTable,
} from '../../platform/db/tables/foundation.ts';
import type { Deps } from '../../platform/Deps.ts';
import {
  editionCodes,
  roleCodes,
  type Edition,
  type ViewerRole,
} from '../../platform/http/Viewer.ts';

export type TestTeam = TeamRefTable;
export type TestPerson = UserRefTable & { readonly team: TestTeam; readonly role: ViewerRole };

type TeamGiven = Partial<Omit<TeamRefTable, 'edition'>> & { readonly edition?: Edition };

/** Adds a team to the manager's copy; default: professional. */
export async function aTeam({ db }: Deps, given: TeamGiven = {}): Promise<TestTeam> {
  const { edition = 'professional', ...rest } = given;
  const team: TestTeam = {
    id: newId(),
    edition: editionCodes[edition],
    agent: false,
    country_code: 'JP',
    name: 'Kiban Works',
    post_code: '105-0011',
    prefecture: 'Tokyo',
    address: 'Minato, Shibakoen 4-2-8',
    tel: '03-0000-0000',
    shipping: false,
    shipping_name: '',
    shipping_post_code: '',
    shipping_prefecture: '',
    shipping_address: '',
    card_sharing: false,
    version: 1,
    ...rest,
  };
  await db.insertInto('manager.team_ref').values(team).execute();
  return team;
}

type PersonGiven = Partial<UserRefTable> & {
  readonly team?: TestTeam;
  /** For the new team, if none is given. */
  readonly country_code?: string;
  /** A role's name, or an undefined code. */
  readonly role?: ViewerRole | number;
};

/** Adds a person to a given or new team; default: an owner in Japan. */
export async function aPerson(deps: Deps, given: PersonGiven = {}): Promise<TestPerson> {
  const { country_code = 'JP', role = 'owner', ...others } = given;
  const { team = await aTeam(deps, { country_code }), ...rest } = others;
  const id = newId();
  const person: UserRefTable = {
    id,
    email: `${id}@kiban.example`,
    first_name: 'Hanako',
    last_name: 'Sato',
    locale: 'en',
    newsletter: false,
    status: 'active',
    staff: false,
    version: 1,
    ...rest,
  };
  const member: MemberRefTable = {
    team_id: team.id,
    user_id: person.id,
    role: typeof role === 'number' ? role : roleCodes[role],
    joined_at: deps.clock(),
  };
  await deps.db.insertInto('manager.user_ref').values(person).execute();
  await deps.db.insertInto('manager.member_ref').values(member).execute();
  return { ...person, team, role: typeof role === 'number' ? 'guest' : role };
}
