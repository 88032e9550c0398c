import { defineJob } from '../jobs/Queue.ts';

export interface PersonSnapshot {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string | null;
  readonly newsletter: boolean;
  readonly status: string;
  /** Whether they are staff of the vendor. */
  readonly staff: boolean;
  /** Version of the person. */
  readonly version: number;
}

export interface TeamSnapshot {
  readonly team: {
    readonly id: string;
    /** Community 1, professional 2. */
    readonly edition: number;
    readonly agent: boolean;
    /** ISO 3166-1 alpha-2. */
    readonly country_code: string;
    readonly name: string;
    readonly post_code: string;
    readonly prefecture: string;
    readonly address: string;
    readonly tel: string;
    readonly shipping: boolean;
    readonly shipping_name: string;
    readonly shipping_post_code: string;
    readonly shipping_prefecture: string;
    readonly shipping_address: string;
    readonly card_sharing: boolean;
    /**
     * Version of the team and its members, assigned under the team's row lock: an older snapshot
     * never replaces a newer one, in whatever order they arrive.
     */
    readonly version: number;
  };
  /** All members; a missing one has left. */
  readonly members: readonly {
    readonly person: PersonSnapshot;
    /** Owner 1, admin 2, guest 9. */
    readonly role: number;
    /** ISO 8601. */
    readonly joined_at: string;
  }[];
}

/**
 * Sends a team's state to the manager. Accounts enqueues it in the transaction of each change of
 * the team or its members.
 */
export const teamSnapshotJob = defineJob<TeamSnapshot>('people.team-snapshot', 20);

/**
 * Ends the manager's sessions that belong to a session at accounts (`sid` of the id token).
 * Accounts enqueues it on sign-out.
 */
export const endSessionsJob = defineJob<{ readonly provider_session: string }>('session.end', 20);

interface Erasing {
  readonly user_id: string;
  /** The team that was deleted with the person. */
  readonly ended_team: string | null;
}

/** Tells the manager that a person was erased, in the erasing transaction. */
export const erasePersonJob = defineJob<Erasing>('people.erase', 20);
