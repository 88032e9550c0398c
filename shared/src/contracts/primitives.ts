import * as z from 'zod/mini';
import { locales } from '../domain/locale/Locale.ts';
import { products } from '../domain/licenses/Product.ts';
import { paymentMethodCodes, paymentTypeCodes } from '../domain/orders/PaymentWay.ts';

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

export const productType = z.enum(products);
export const locale = z.enum(locales);

/** 1 bank transfer, 2 card. */
export const paymentMethod = z.literal(Object.values(paymentMethodCodes));
/** 1 prepay, 2 postpay. */
export const paymentType = z.literal(Object.values(paymentTypeCodes));
