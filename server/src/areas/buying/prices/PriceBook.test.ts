import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { tokyoDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { announce, type Announcements } from '../../../platform/db/Announcements.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { openTestDatabase } from '../../../testing/database/openTestDatabase.ts';
import { createPriceBook } from './PriceBook.ts';
import { setPrice } from './prices.queries.ts';

let db: Kysely<Database>;
let close: () => Promise<void>;
let announcements: Announcements;

beforeAll(async () => {
  ({ db, close, announcements } = await openTestDatabase());
});
afterAll(() => close());

it('rereads the tables when told that they have changed, before they are due', async () => {
  const now = new Date('2026-11-26T03:00:00Z');
  const day = tokyoDay(now);
  // The clock stands still: by time alone it would never reread them.
  const book = createPriceBook(db, () => now, { announcements });
  const before = (await book.on(day)).prices.JPY.cd;
  const heard = new Promise<void>((resolve) => {
    announcements.hear('prices', resolve);
  });
  await db.transaction().execute(async (trx) => {
    await setPrice(trx, {
      ...{ product: 'cd', currency: 'JPY', valid_from: day },
      ...{ month_price: before.month + 1, year_price: before.year },
    });
    await announce(trx, 'prices');
  });
  await heard;
  expect((await book.on(day)).prices.JPY.cd.month).toBe(before.month + 1);
});
