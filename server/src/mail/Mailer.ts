import type { Locale } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

export interface Mail {
  readonly to: string;
  /** Language of the mail, and so of its sender's name. */
  readonly locale: Locale;
  readonly subject: string;
  /** Plain text; addresses in it are written out. */
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
}

/** Outgoing mail. */
export interface Mailer {
  /** Writes the mail into the outbox in the caller's transaction; a job sends it afterwards. */
  send(trx: Kysely<Database>, mail: Mail): Promise<void>;
}
