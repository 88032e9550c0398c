import * as z from 'zod/mini';
import { noticeWays } from './noticeChoices.ts';

const way = z.enum(noticeWays);

/** `GET /api/notices/choices`: how the signed-in person is mailed of each topic. `PUT` takes the same. */
export const noticeChoicesSchema = z.strictObject({
  licenses: way,
  orders: way,
  cards: way,
  emi: way,
});
