import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** Uses up a factor that was checked. @returns whether it was right, and not used before */
export type TakeFactor = (trx: Transaction<Database>) => Promise<boolean>;
