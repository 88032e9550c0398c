import * as z from 'zod/mini';
import { calendarDay, instant } from '../../basics/contract/primitives.ts';
import { productType } from '../products/product.contract.ts';

/**
 * What the usage log shows. Rows are `[label, number, number]`, the label first; days and months in
 * Tokyo, the oldest first. Rates are percentages, not rounded; null where there is nothing to divide
 * by. Days without use have a row too.
 */
const rate = z.nullable(z.number());
const period = {
  /** The period that was used, both days included: one that is too long is cut. */
  start_at: calendarDay,
  end_at: calendarDay,
};
/** `YYYY-MM` in Tokyo. */
const month = z.string();

/** The query of the usage log; dates that cross or are too long are corrected, not refused. */
export const usagePeriodQuerySchema = z.strictObject({
  start_at: z.optional(calendarDay),
  end_at: z.optional(calendarDay),
});
export const usageUserQuerySchema = z.strictObject({
  ...usagePeriodQuerySchema.shape,
  /** Which of the two the person changed last; if they cross, the other follows it. */
  ondate: z.optional(z.enum(['start', 'end'])),
});

/** `[day, usage hours, utilization]` */
const operationRows = z.array(z.tuple([calendarDay, z.number(), rate]));
/** `[day, requesters, operation rate]` */
const requesterRows = z.array(z.tuple([calendarDay, z.int(), rate]));
/** `[day, refused attempts, failure rate]` */
const failureRows = z.array(z.tuple([calendarDay, z.int(), rate]));
/**
 * `[month, usage hours, utilization, licenses at month start]` of every month that the period
 * touches; always of the whole month.
 */
const monthRows = z.array(z.tuple([month, z.number(), rate, z.nullable(z.int())]));

/** `GET /api/log/license` */
export const usageByDaySchema = z.object({
  ...period,
  data_operation_cd: operationRows,
  data_operation_pd: operationRows,
  data_license_cd: requesterRows,
  data_license_pd: requesterRows,
  data_failed_cd: failureRows,
  data_failed_pd: failureRows,
  months: z.object({ cd: monthRows, pd: monthRows }),
});
export type UsageByDay = z.infer<typeof usageByDaySchema>;

/** `[user, hours, share of all hours of the product]` */
const userRows = z.array(z.tuple([z.string(), z.number(), rate]));

/**
 * `GET /api/log/user`: hours rounded to one decimal, most hours first; who has none is left out.
 * Equal names carry the mail address.
 */
export const usageByUserSchema = z.object({
  ...period,
  /** `[user, hours cd, hours pd]` */
  data: z.array(z.tuple([z.string(), z.number(), z.number()])),
  data_cd: userRows,
  data_pd: userRows,
});
export type UsageByUser = z.infer<typeof usageByUserSchema>;

/** `[month, licenses at month start, most licenses in use at one moment]` */
const seatRows = z.array(z.tuple([month, z.nullable(z.int()), z.int()]));

/** `GET /api/log/other` */
export const usageByMonthSchema = z.object({
  ...period,
  data_license_cd: seatRows,
  data_license_pd: seatRows,
});
export type UsageByMonth = z.infer<typeof usageByMonthSchema>;

const byProduct = <Item extends z.ZodMiniType>(item: Item) => z.object({ cd: item, pd: item });

/** What an advice was computed from: the latest month that knows of it. */
const adviceBasis = z.object({
  month,
  /** Licenses at the month's start. */
  licenses: z.int(),
  /** The most in use at one moment of the months looked at. */
  peak: z.int(),
  /** Standalone licenses without reported use: `idle` does not count them. */
  unreported: z.int(),
  /** Refused attempts of the month, and how many of them `count` more licenses would have avoided. */
  refusals: z.int(),
  avoided: z.int(),
  /** How many months, this one the latest, were looked at. */
  months: z.int(),
});

/** `GET /api/log/insight`: what a team lead asks. */
export const usageInsightSchema = z.object({
  ...period,
  /** `[day, most licenses in use at one moment, licenses at the start of its month]` */
  peaks: byProduct(z.array(z.tuple([calendarDay, z.int(), z.nullable(z.int())]))),
  /** `[weekday (1 Monday … 7 Sunday), hour of the day (0 … 23), hours of use]`, none of 0 hours. */
  use: byProduct(z.array(z.tuple([z.int(), z.int(), z.number()]))),
  /** `[hour of the day, refused attempts]`, 24 rows. */
  refusals: byProduct(z.array(z.tuple([z.int(), z.int()]))),
  /** Valid licenses that were not used for 30 days or more, the longest unused first. */
  idle: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      product_type: productType,
      /** Null: never. */
      last_used_at: z.nullable(instant),
      /** Days without use; of one never used, since its start. */
      days: z.int(),
    }),
  ),
  /** `buy`: `count` more licenses; `idle`: `count` licenses were not needed. */
  advice: z.array(
    z.object({
      kind: z.enum(['buy', 'idle']),
      product_type: productType,
      count: z.int(),
      computed_from: adviceBasis,
    }),
  ),
});
export type UsageInsight = z.infer<typeof usageInsightSchema>;

/** `GET /api/log/csv/{set}` */
export const usageCsvSets = ['license', 'user', 'other', 'usage'] as const;
export type UsageCsvSet = (typeof usageCsvSets)[number];
export const usageCsvQuerySchema = z.strictObject({
  ...usagePeriodQuerySchema.shape,
  product: z.optional(productType),
});

/** `GET` and `PUT /api/log/report`: whether last month's figures come by mail; for the owner. */
export const usageReportSchema = z.strictObject({ subscribed: z.boolean() });
