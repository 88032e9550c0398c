import { defineJob } from '../jobs/Queue.ts';

export interface PersonSnapshot {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string | null;
  readonly newsletter: boolean;
  readonly status: string;
  /** Whether they work for the vendor. */
  readonly staff: boolean;
  /** Grows with each change of the person. */
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
     * Grows with each change of the team or of who is in it, taken under the team's row lock: an
     * older snapshot never replaces a newer one, in whatever order they arrive.
     */
    readonly version: number;
  };
  /** All members; who is missing has left. */
  readonly members: readonly {
    readonly person: PersonSnapshot;
    /** Owner 1, admin 2, guest 9. */
    readonly role: number;
    /** ISO 8601. */
    readonly joined_at: string;
  }[];
}

/**
 * Tells the manager how a team stands now. Accounts enqueues it in the transaction of each change
 * of the team, of its members or of one of them.
 */
export const teamSnapshotJob = defineJob<TeamSnapshot>('people.team-snapshot', 20);
