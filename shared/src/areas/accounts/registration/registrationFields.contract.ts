import * as z from 'zod/mini';
import { surveyOptions } from './survey.ts';
import { longestEstimate } from '../../buying/cart/estimateLink.ts';
import { fault, optionalPrintedText, postCode, tel } from '../../../basics/contract/fields.ts';
import { longest } from '../../../basics/contract/longest.ts';

const one = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, fault('required'));
const many = <const Options extends readonly string[]>(options: Options) =>
  z.array(one(options)).check(
    z.minLength(1, fault('required')),
    z.maxLength(options.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length, fault('required')),
  );

/** The survey as far as it has been answered; with all five answers the registration can end. */
export const surveyAnswersSchema = z.strictObject({
  purpose: z.optional(one(surveyOptions.purpose)),
  job: z.optional(one(surveyOptions.job)),
  challenges: z.optional(many(surveyOptions.challenges)),
  cad: z.optional(many(surveyOptions.cad)),
  heard: z.optional(one(surveyOptions.heard)),
});
export type SurveyAnswers = z.infer<typeof surveyAnswersSchema>;

/** Version of the text that a person agreed to: year and month. */
export const agreedVersion = z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** What a registration may say beside who registers and for which team. */
export const registrationFields = {
  /** Community when left out. */
  edition: z.optional(z.enum(['community', 'professional'])),
  /** For whom the team is; a company when left out. */
  kind: z.optional(z.enum(['company', 'person'])),
  post_code: z.optional(postCode),
  prefecture: z.optional(optionalPrintedText(longest.prefecture)),
  address: z.optional(optionalPrintedText(longest.address)),
  tel: z.optional(tel),
  /** Versions of the terms and the privacy policy that the page showed; none is recorded without. */
  terms_version: z.optional(agreedVersion),
  privacy_version: z.optional(agreedVersion),
  /** A visitor's estimate (`estimateQuery`), which comes back with the confirmation. */
  estimate: z.optional(z.string().check(z.maxLength(longestEstimate))),
  /** Answers that are known already; the page of the mailed link asks for the others. */
  survey: z.optional(surveyAnswersSchema),
};

/** `PUT /api/registrations/survey`: adds answers to those that are there. */
export const surveyRequestSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  survey: surveyAnswersSchema,
});
export const surveyAnswerSchema = z.object({
  outcome: z.enum(['saved', 'used', 'expired', 'unknown']),
});

/** The answer of `POST /api/registrations/confirm`. */
export const confirmationAnswerSchema = z.discriminatedUnion('outcome', [
  /** The address is confirmed; these answers are there, and the others are missing. */
  z.object({ outcome: z.literal('survey'), survey: surveyAnswersSchema }),
  z.object({
    outcome: z.enum(['activated', 'used']),
    edition: z.enum(['community', 'professional']),
    /** Query of the address at the store (`estimateQuery`); empty without an estimate. */
    estimate: z.string(),
  }),
  z.object({ outcome: z.enum(['expired', 'unknown']) }),
]);
export type ConfirmationAnswer = z.infer<typeof confirmationAnswerSchema>;
