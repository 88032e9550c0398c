import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** A person whose data is erased after they left the service. */
export interface ErasedPerson {
  readonly id: string;
  /** Mail address; `''` in the manager, which only receives the id. */
  readonly email: string;
  /** The team that ends with its only member; `null` when others remain. */
  readonly endedTeam: string | null;
}

/**
 * How one area erases a person. Every table with a person's id or identifying data belongs to
 * exactly one piece; a test finds missing ones.
 */
export type ErasingPiece = {
  readonly tables: readonly (keyof Database)[];
} & (
  | {
      /** Erases in the caller's transaction. Idempotent. */
      readonly erase: (trx: Kysely<Database>, person: ErasedPerson) => Promise<void>;
    }
  | {
      /** Why rows stay although they hold the person's id. */
      readonly stays: string;
    }
);

/** Erases a person from all areas, one after another. */
export async function eraseAll(
  trx: Kysely<Database>,
  pieces: readonly ErasingPiece[],
  person: ErasedPerson,
): Promise<void> {
  for (const piece of pieces) if ('erase' in piece) await piece.erase(trx, person);
}
