import * as z from 'zod/mini';
import { countryCodes } from '../../basics/countryCodes.ts';
import { chosenPassword } from './sign-in/passwords.contract.ts';
import { registrationFields } from './registration/registrationFields.contract.ts';
import { factorKinds, totpSetUpSchema } from './sign-in/secondFactors.contract.ts';
import {
  code,
  email,
  fault,
  optionalPrintedText,
  postCode,
  printedText,
  secret,
  tel,
} from '../../basics/contract/fields.ts';
import { longest } from '../../basics/contract/longest.ts';
import { instant, locale } from '../../basics/contract/primitives.ts';

/**
 * Sign-in: `POST` to the page's own address. An empty field is 422 `required` and no attempt; whether
 * an address is one is not told apart from an unknown one.
 */
export const signInRequestSchema = z.strictObject({
  email: code(300),
  password: secret(1000),
  /** Whether the session lasts 30 days, with its browser closed in between; not when left out. */
  keep: z.optional(z.boolean()),
});
export const signInAnswerSchema = z.discriminatedUnion('outcome', [
  /** Go there. */
  z.object({ outcome: z.literal('signed_in'), location: z.string() }),
  /** The password is right; staff without a second factor set one up, at `POST …/totp/confirm`. */
  z.object({ outcome: z.literal('set_up_factor'), set_up: totpSetUpSchema }),
  /** The password is right; one of these is wanted too, at `POST …/factor` within 10 minutes. */
  z.object({ outcome: z.literal('second_factor'), factors: factorKinds }),
  /** Unknown address or wrong password: never told apart. */
  z.object({ outcome: z.literal('refused') }),
  /** Refused, and people of the address' domain sign in by the provider of their team. */
  z.object({ outcome: z.literal('single_sign_on') }),
  /** Too many failures; try again after `wait_seconds`. */
  z.object({ outcome: z.literal('locked'), wait_seconds: z.int() }),
  /** The page was open for too long; start again at the location. */
  z.object({ outcome: z.literal('over'), location: z.string() }),
]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** `POST /api/registrations` */
export const registrationRequestSchema = z.strictObject({
  last_name: printedText(longest.last_name),
  first_name: printedText(longest.first_name),
  email,
  password: chosenPassword,
  team_name: printedText(longest.team_name),
  /** ISO 3166-1 alpha-2; decides currency and tax. */
  country_code: z.enum(countryCodes, fault('required')),
  terms: z.literal(true, fault('not_agreed')),
  /** Language of the mail and of the account. */
  locale,
  ...registrationFields,
});
export type RegistrationRequest = z.infer<typeof registrationRequestSchema>;
/** The same whether or not the address had an account: the mail tells. */
export const registrationAnswerSchema = z.object({ email: z.string(), expires_at: instant });

/** `POST /api/registrations/confirm` */
export const confirmationRequestSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
});

/** `GET /api/user`; `PUT` takes names, locale, the newsletter choice and the version it was read with. */
export const profileSchema = z.object({
  email: z.string(),
  last_name: z.string(),
  first_name: z.string(),
  locale,
  country_code: z.string(),
  /** Whether the person gets news by mail, and since when that is their choice. */
  newsletter: z.boolean(),
  newsletter_at: z.nullable(instant),
  version: z.int(),
});
export const profileRequestSchema = z.strictObject({
  last_name: printedText(longest.last_name),
  first_name: printedText(longest.first_name),
  locale,
  /** Stays as it is when left out. */
  newsletter: z.optional(z.boolean()),
  version: z.int(),
});
export type Profile = z.infer<typeof profileSchema>;

const shippingFields = [
  'shipping_name',
  'shipping_post_code',
  'shipping_prefecture',
  'shipping_address',
] as const;

/**
 * `GET /api/team`: the company details. `PUT` saves them; 409 `changed` after a concurrent change.
 */
export const companySchema = z.object({
  name: z.string(),
  post_code: z.string(),
  prefecture: z.string(),
  address: z.string(),
  tel: z.string(),
  /** Whether paper slips go to the shipping address instead. */
  shipping: z.boolean(),
  shipping_name: z.string(),
  shipping_post_code: z.string(),
  shipping_prefecture: z.string(),
  shipping_address: z.string(),
  version: z.int(),
});
const companyFields = z.strictObject({
  name: printedText(longest.name),
  post_code: postCode,
  prefecture: optionalPrintedText(longest.prefecture),
  address: optionalPrintedText(longest.address),
  tel,
  shipping: z.boolean(),
  shipping_name: optionalPrintedText(longest.shipping_name),
  shipping_post_code: postCode,
  shipping_prefecture: optionalPrintedText(longest.shipping_prefecture),
  shipping_address: optionalPrintedText(longest.shipping_address),
  version: z.int(),
});

/** A shipping address that is in use must be a whole one. */
export const companyRequestSchema = companyFields.check(
  ...shippingFields.map((field) =>
    z.refine<z.infer<typeof companyFields>>(
      (company) => !company.shipping || company[field] !== '',
      { path: [field], error: fault('required') },
    ),
  ),
);
export type Company = z.infer<typeof companySchema>;

/** `GET /api/session` at accounts: looks who is signed in and extends nothing. */
export const accountSessionSchema = z.object({
  csrf_token: z.string(),
  /** `null`: nobody. */
  user_id: z.nullable(z.string()),
  /** Their team; servers of the version before do not say. */
  team_id: z.optional(z.nullable(z.string())),
});
