import type { Transaction } from 'kysely';
import type { Database } from '../../../db/Database.ts';

/** Takes a factor that was checked. @returns whether it was right, and not taken before */
export type TakeFactor = (trx: Transaction<Database>) => Promise<boolean>;
