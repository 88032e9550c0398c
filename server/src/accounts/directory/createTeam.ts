import type { Locale } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { TeamTable } from '../../platform/db/tables/accounts.ts';
import { newId } from '../../platform/db/newId.ts';
import {
  editionCodes,
  roleCodes,
  type Edition,
  type ViewerRole,
} from '../../platform/http/Viewer.ts';
import type { Queue } from '../../platform/jobs/Queue.ts';
import { insertAccount, insertMembership, insertTeam } from './people.queries.ts';
import { tellTeamSnapshot } from './tellTeamSnapshot.ts';

export interface NewPerson {
  /** Generated when left out. */
  readonly id?: string;
  readonly email: string;
  /** From `passwords.hash`; hashing takes its time, so do it before the transaction. */
  readonly pwHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: ViewerRole;
  readonly locale: Locale;
  readonly newsletter?: boolean;
}

type CompanyDetails = Pick<
  TeamTable,
  | 'post_code'
  | 'prefecture'
  | 'address'
  | 'tel'
  | 'shipping'
  | 'shipping_name'
  | 'shipping_post_code'
  | 'shipping_prefecture'
  | 'shipping_address'
>;

export interface NewTeam {
  /** Generated when left out. */
  readonly id?: string;
  readonly name: string;
  readonly edition: Edition;
  /** Agent teams pay by postpay transfer only. Default false. */
  readonly agent?: boolean;
  /** ISO 3166-1 alpha-2. Default `JP`. */
  readonly countryCode?: string;
  readonly details?: Partial<CompanyDetails>;
  /** In the order of joining; at most one owner. */
  readonly people: readonly NewPerson[];
}

export interface CreatedTeam {
  readonly id: string;
  readonly people: readonly { readonly id: string; readonly email: string }[];
}

const noDetails: CompanyDetails = {
  post_code: '',
  prefecture: '',
  address: '',
  tel: '',
  shipping: false,
  shipping_name: '',
  shipping_post_code: '',
  shipping_prefecture: '',
  shipping_address: '',
};

/** Inserts only the team's row. @returns its id. */
async function insertNewTeam(
  trx: Kysely<Database>,
  team: Omit<NewTeam, 'people'>,
  now: Date,
): Promise<string> {
  const id = team.id ?? newId();
  await insertTeam(trx, {
    id,
    name: team.name,
    edition: editionCodes[team.edition],
    agent: team.agent ?? false,
    country_code: team.countryCode ?? 'JP',
    card_sharing: false,
    ...noDetails,
    ...team.details,
    version: 1,
    created_at: now,
    updated_at: now,
    snapshot: 0,
  });
  return id;
}

/**
 * Creates a team with its people and tells the manager, all in the caller's transaction.
 * Registration, the operator and the demo use it.
 * @throws the database's unique violation when an address has an account already.
 */
export async function createTeam(
  trx: Kysely<Database>,
  { queue, now }: { readonly queue: Queue; readonly now: Date },
  team: NewTeam,
): Promise<CreatedTeam> {
  const id = await insertNewTeam(trx, team, now);
  const stamps = { version: 1, created_at: now, updated_at: now };
  const people: { id: string; email: string }[] = [];
  for (const [index, person] of team.people.entries()) {
    const account = { id: person.id ?? newId(), email: person.email.trim() };
    await insertAccount(trx, {
      ...account,
      pw_hash: person.pwHash,
      status: 'active',
      locale: person.locale,
      first_name: person.firstName,
      last_name: person.lastName,
      newsletter: person.newsletter ?? false,
      ...stamps,
    });
    await insertMembership(trx, {
      team_id: id,
      account_id: account.id,
      role: roleCodes[person.role],
      // One millisecond apart, to keep the given order.
      joined_at: new Date(now.getTime() + index),
    });
    people.push(account);
  }
  await tellTeamSnapshot(trx, queue, id);
  return { id, people };
}

/**
 * Creates a community team for a person removed from theirs, because everybody has a team, and tells
 * the manager. @returns its id.
 */
export async function createOwnTeam(
  trx: Kysely<Database>,
  { queue, now }: { readonly queue: Queue; readonly now: Date },
  { ownerId, ...team }: { readonly ownerId: string } & Pick<NewTeam, 'name' | 'countryCode'>,
): Promise<string> {
  const id = await insertNewTeam(trx, { ...team, edition: 'community' }, now);
  await insertMembership(trx, {
    team_id: id,
    account_id: ownerId,
    role: roleCodes.owner,
    joined_at: now,
  });
  await tellTeamSnapshot(trx, queue, id);
  return id;
}
