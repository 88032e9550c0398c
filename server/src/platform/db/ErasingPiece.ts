import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** Whose traces are erased, after they have left the service for good. */
export interface ErasedPerson {
  readonly id: string;
  /** Their mail address; `''` in the manager, which is told of the id alone. */
  readonly email: string;
  /** The team that ends with its only member; null when it goes on without them. */
  readonly endedTeam: string | null;
}

/**
 * How one area forgets a person. Each table that holds a person's id, or what a person is known by,
 * stands in exactly one piece: a test finds those that do not.
 */
export type ErasingPiece = {
  readonly tables: readonly (keyof Database)[];
} & (
  | {
      /** Erases in the caller's transaction; a repetition changes nothing. */
      readonly erase: (trx: Kysely<Database>, person: ErasedPerson) => Promise<void>;
    }
  | {
      /** Why rows stay: their ids lead to nobody any more. */
      readonly stays: string;
    }
);

/** Lets areas forget a person, one after the other. */
export async function eraseAll(
  trx: Kysely<Database>,
  pieces: readonly ErasingPiece[],
  person: ErasedPerson,
): Promise<void> {
  for (const piece of pieces) if ('erase' in piece) await piece.erase(trx, person);
}
