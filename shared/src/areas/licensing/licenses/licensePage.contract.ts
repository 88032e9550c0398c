import * as z from 'zod/mini';
import { documentKinds } from '../../buying/orders/offeredDocuments.ts';
import { licenseSchema } from './licenses.contract.ts';
import { calendarDay, flag, instant, locale } from '../../../basics/contract/primitives.ts';
import { paymentType } from '../../buying/orders/payment.contract.ts';

/** A person's use of a license on a day in Tokyo, as its computers reported it. */
export const licenseUseSchema = z.object({
  day: calendarDay,
  user_id: z.string(),
  /** Null when the person is no longer known. */
  user_name: z.nullable(z.string()),
  seconds: z.int(),
});

/** `GET /api/licenses/{number}/uses`: a page of them, the newest first; `next` leads to older ones. */
export const licenseUsesSchema = z.object({
  rows: z.array(licenseUseSchema),
  next: z.nullable(z.string()),
});

/** What happened to a license. */
export const licenseEventKinds = [
  'issued',
  'renewed',
  /** Its renewal was refunded: it ends where it did before. */
  'taken_back',
  'released',
  'standalone',
  'network',
  /** Switched to network use because its computer was lost. */
  'forced_network',
  'auto_renewal_on',
  'auto_renewal_off',
] as const;

export const licenseEventSchema = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(licenseEventKinds),
  by: z.enum(['person', 'operator', 'system']),
  /** Of a person; null when nobody knows them any more. */
  by_name: z.nullable(z.string()),
  /** Whose use ended with a release, or who may work with a standalone license. */
  user_name: z.nullable(z.string()),
  /** Name of the computer that a standalone license was bound to. */
  computer: z.nullable(z.string()),
  /** The order that issued or renewed it. */
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
});

/** `GET /api/licenses/{number}/events`: a page of them, the newest first. */
export const licenseEventsSchema = z.object({
  rows: z.array(licenseEventSchema),
  next: z.nullable(z.int()),
});

/** An order that made or renewed a license, also one that was cancelled. */
export const licenseOrderSchema = z.object({
  id: z.string(),
  number: z.string(),
  created_at: instant,
  status: z.int(),
  payment_type: paymentType,
  permit_after_pay: flag,
  renewal: flag,
  /** First and last day that it gives. */
  start_at: calendarDay,
  end_at: calendarDay,
  /** The documents that it offers (`offeredDocuments`), and the language that they are issued in. */
  documents: z.array(z.enum(documentKinds)),
  locale,
});

/** `GET /api/licenses/{number}` */
export const licensePageSchema = z.object({
  license: licenseSchema,
  /** Of owners and admins who may buy; null for everybody else. */
  record: z.nullable(
    z.object({
      /** Name of the computer that works with it now. */
      computer: z.nullable(z.string()),
      last_used_at: z.nullable(instant),
      /** The newest first. */
      orders: z.array(licenseOrderSchema),
      uses: licenseUsesSchema,
      events: licenseEventsSchema,
    }),
  ),
});
export type LicensePage = z.infer<typeof licensePageSchema>;

/** Queries of the pages behind the first: what `next` named. */
export const licenseUsesQuerySchema = z.object({
  // A day that no calendar has would be refused by the database, not by the contract.
  before: z.string().check(
    z.regex(/^[12]\d{3}-\d{2}-\d{2} [\w-]{1,64}$/),
    z.refine((text) => calendarDay.safeParse(text.slice(0, 10)).success),
  ),
});
export const licenseEventsQuerySchema = z.object({
  before: z.coerce.number().check(z.int(), z.minimum(1)),
});
