import * as z from 'zod/mini';
import { searchTerm } from '../../basics/contract/fields.ts';

/** `?q=` of the calls that parts of the search make; every word must be found. */
export const searchQuerySchema = z.object({ q: searchTerm(200) });

/** Something that a search has found. */
export const searchHitSchema = z.object({
  /** Names it among the hits of its call. */
  id: z.string(),
  /** What people call it: a number, a name. */
  title: z.string(),
  /** What tells it from others, in the reader's language. */
  detail: z.string(),
  /** Path of its page. */
  to: z.string().check(z.regex(/^\/(?![/\\])/)),
});

/** The answer of such a call: the best hits first. */
export const searchAnswerSchema = z.object({
  hits: z.array(searchHitSchema),
  /** Whether there are more hits than these. */
  more: z.boolean(),
});

export type SearchHit = z.infer<typeof searchHitSchema>;
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
