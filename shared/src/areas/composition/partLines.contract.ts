import * as z from 'zod/mini';

/** The most lines of one part that a place shows. */
export const mostPartLines = 3;

/** One line that a part adds to a place of the page. */
const partLineSchema = z.object({
  /** Names it among the lines of its call. */
  id: z.string(),
  /** One sentence, in the reader's language. */
  text: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Where something can be done about it: what a button says, and the path of a screen. */
  act: z.nullable(
    z.object({
      label: z.string().check(z.minLength(1), z.maxLength(30)),
      to: z.string().check(z.regex(/^\/(?![/\\])/)),
    }),
  ),
});

/** The answer of a call that a part of `attention` or `license` names: the most urgent line first. */
export const partLinesSchema = z.object({ lines: z.array(partLineSchema) });

export type PartLine = z.infer<typeof partLineSchema>;
export type PartLines = z.infer<typeof partLinesSchema>;
