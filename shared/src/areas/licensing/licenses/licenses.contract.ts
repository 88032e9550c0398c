import * as z from 'zod/mini';
import { firstRows, searchText, viewValue } from '../../../basics/contract/listQuery.ts';
import { calendarDay, flag, flagInput, instant } from '../../../basics/contract/primitives.ts';
import { productType } from '../../products/product.contract.ts';

/** One row of `GET /api/licenses/`. */
export const licenseSchema = z.object({
  id: z.string(),
  number: z.string(),
  trial: flag,
  auto_continue: flag,
  product_type: productType,
  start_at: calendarDay,
  /** Last day of use. */
  end_at: calendarDay,
  owner_user_id: z.nullable(z.string()),
  owner_user_name: z.nullable(z.string()),
  active_user_id: z.nullable(z.string()),
  active_user_name: z.nullable(z.string()),
  /** Set: standalone mode since then; null: network mode. */
  standalone_at: z.nullable(instant),
  /** False while an unpaid order may still change this license, or when it can no longer be renewed. */
  updatable: z.boolean(),
  /** Set: not used for `idleDays`; for readers who may see use. */
  idle: z.optional(z.literal(1)),
  /** Text for selection lists. */
  label: z.string(),
});

export const licensesSchema = z.array(licenseSchema);
export type LicenseRow = z.infer<typeof licenseSchema>;

/**
 * Query of `GET /api/licenses/`. `updateble` (older callers spell it so) or `updatable` = true
 * leaves those that can be chosen for renewal. The rest serves the page's streamed first rows and
 * has the meaning of the list's own address (`licenseListView`).
 */
export const licensesQuerySchema = z.object({
  updateble: z.optional(flagInput),
  updatable: z.optional(flagInput),
  q: searchText,
  product: viewValue,
  mode: viewValue,
  validity: viewValue,
  use: viewValue,
  trial: viewValue,
  sort: viewValue,
  limit: firstRows,
});

const count = z.int().check(z.nonnegative());

/** `GET /api/licenses/figures`: number of the licenses that each quick filter of the list leaves. */
export const licenseFiguresSchema = z.object({
  free: count,
  in_use: count,
  /** `null` for readers who may not see use. */
  idle: z.nullable(count),
  trial: count,
  near_expiry: count,
});
export type LicenseFigures = z.infer<typeof licenseFiguresSchema>;

/** `POST /api/license/update` */
export const licenseUpdateSchema = z.strictObject({
  license_id: z.string(),
  auto_continue: flagInput,
});

/** Its answer; a refusal is `{error: true, code}`. */
export const licenseUpdateAnswerSchema = z.object({ success: z.literal(true) });

/** `GET /api/license/standalone` */
export const standaloneSetupSchema = z.object({
  schematic: z.array(z.object({ id: z.string(), label: z.string() })),
  pcb: z.array(z.object({ id: z.string(), label: z.string() })),
  users: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type StandaloneSetup = z.infer<typeof standaloneSetupSchema>;

/** `GET /license/lic/{number}`: the license file as text. */
export const licenseFileSchema = z.string().check(z.regex(/^-----BEGIN LIC-----/));

/** Answer of both switches; the reason of a failure is in the header `X-Reason`. */
export const switchAnswerSchema = z.enum(['success', 'failed']);

/** `POST /api/license/endat/`: the new end date of a license that ends on `end_at`, `month` later. */
export const endAtRequestSchema = z.strictObject({
  end_at: calendarDay.check(z.refine((day) => day < '9000', 'is too late')),
  month: z.union([
    z.int().check(z.minimum(1), z.maximum(12)),
    z.pipe(z.string().check(z.regex(/^([1-9]|1[0-2])$/)), z.transform(Number)),
  ]),
});
export const endAtAnswerSchema = z.object({ end_at: calendarDay });
