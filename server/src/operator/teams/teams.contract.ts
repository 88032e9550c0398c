import {
  chosenPassword,
  email,
  optionalCode,
  optionalPrintedText,
  printedText,
} from '@portal/shared/contracts';
import { countryCodes, products } from '@portal/shared/domain';
import { z } from 'zod';

const license = z
  .strictObject({
    product: z.enum(products),
    /** First day of use relative to today. */
    starts_in_days: z.int().default(0),
    /** Contract length; alternatively `ends_in_days`, the last day of use relative to today. */
    months: z.int().min(1).max(120).default(12),
    ends_in_days: z.int().optional(),
    trial: z.boolean().default(false),
    auto_renewal: z.boolean().default(false),
    owner: z.enum(['owner', 'admin', 'guest']).optional(),
  })
  .refine(
    ({ starts_in_days: first, ends_in_days: last = first }) => first <= last,
    'ends before it starts',
  );

const detail = z._default(optionalPrintedText(200), '');
const number = z._default(optionalCode(200), '');

/** `POST /operator/teams` */
export const newTeamSchema = z.strictObject({
  name: printedText(200),
  edition: z.enum(['community', 'professional']).default('professional'),
  /** ISO 3166-1 alpha-2. */
  country: z.enum(countryCodes).default('JP'),
  agent: z.boolean().default(false),
  /** Company details; a professional team needs all of them for downloads. */
  post_code: number,
  prefecture: detail,
  address: detail,
  tel: number,
  locale: z.enum(['en', 'ja']).default('en'),
  password: chosenPassword,
  owner_email: email,
  admin_email: z.optional(email),
  guest_email: z.optional(email),
  /** Number of twelve-month licenses, alternating between products, or a list of licenses. */
  licenses: z.union([z.int().min(0).max(10_000), z.array(license).max(10_000)]).default(0),
});
export type NewTeamRequest = z.infer<typeof newTeamSchema>;

export const createdTeamSchema = z.object({
  id: z.string(),
  people: z.array(z.object({ id: z.string(), email: z.string() })),
  licenses: z.array(z.object({ id: z.string(), number: z.string() })),
});
export type CreatedTeamAnswer = z.infer<typeof createdTeamSchema>;

/** `POST /operator/teams/:id`: omitted fields stay. */
export const setTeamSchema = z
  .strictObject({
    /** ISO 3166-1 alpha-2. */
    country: z.enum(countryCodes).optional(),
    agent: z.boolean().optional(),
  })
  .refine(({ country, agent }) => country !== undefined || agent !== undefined, 'nothing to set');
export type SetTeamRequest = z.infer<typeof setTeamSchema>;

export const teamTermsSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  agent: z.boolean(),
});
export type TeamTermsAnswer = z.infer<typeof teamTermsSchema>;

export const teamsAnswerSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    edition: z.string(),
    agent: z.boolean(),
    people: z.number(),
  }),
);
