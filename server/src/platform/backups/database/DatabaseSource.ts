import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';

/** Queries the database in the exact state of its copy. */
export type Ask<Answer> = (db: Kysely<Database>) => Promise<Answer>;

export interface Copied<Answer> {
  readonly kind: 'embedded' | 'postgres';
  /** Of PostgreSQL. */
  readonly version: string;
  /** The copy contains everything committed before this time. */
  readonly at: Date;
  readonly answer: Answer;
}

/** A database that can be copied while it runs. */
export interface DatabaseSource {
  /**
   * @param take reads the copy to its end
   * @param ask queries the same state as the copy
   * @throws BackupError
   */
  copy<Answer>(take: (copy: Readable) => Promise<void>, ask: Ask<Answer>): Promise<Copied<Answer>>;
}
