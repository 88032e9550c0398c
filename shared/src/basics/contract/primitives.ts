import * as z from 'zod/mini';
import { locales } from '../Locale.ts';

/** A calendar day in Asia/Tokyo, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date();

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A flag as answers carry it: 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag as requests may carry it: 0/1 as number or text, or a boolean. Reads as a boolean. */
export const flagInput = z.pipe(
  z.union([z.literal([0, 1, '0', '1', 'true', 'false']), z.boolean()]),
  z.transform((value) => value === 1 || value === '1' || value === true || value === 'true'),
);

/** Ids are made of letters, digits and hyphens; nothing else reaches the database. */
export const recordId = z.string().check(z.regex(/^[\w-]{1,64}$/));

export const locale = z.enum(locales);
