import * as z from 'zod/mini';
import {
  optionalPrintedText,
  postCode,
  printedText,
  tel,
} from '../../../basics/contract/fields.ts';
import { longest } from '../../../basics/contract/longest.ts';

/**
 * `GET /api/team/upgrade`: the company details of a Community edition team. `POST`, for the owner,
 * saves them and makes the team Professional edition at once, free of charge; 409 `changed` after a
 * concurrent change.
 */
export const upgradeSchema = z.object({
  name: z.string(),
  post_code: z.string(),
  prefecture: z.string(),
  address: z.string(),
  tel: z.string(),
  version: z.int(),
});
export const upgradeRequestSchema = z.strictObject({
  name: printedText(longest.name),
  post_code: postCode,
  prefecture: optionalPrintedText(longest.prefecture),
  address: optionalPrintedText(longest.address),
  tel,
  version: z.int(),
});
export const upgradeAnswerSchema = z.object({ edition: z.literal('professional') });
