import * as z from 'zod/mini';

/** The most lines of one part that each place shows. */
export const mostPartLines = { attention: 3, license: 3, overview: 8 } as const;

/** One line that a part adds to a place of the page. */
const partLineSchema = z.object({
  /** Names it among the lines of its call. */
  id: z.string(),
  /** One sentence, in the reader's language. */
  text: z.string().check(z.minLength(1), z.maxLength(200)),
  /** A second, quiet line of the overview's cards. */
  detail: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Bars below the line in the overview, in their order; `detail` says what they are. */
  trend: z.exactOptional(
    z.array(z.number().check(z.nonnegative())).check(z.minLength(2), z.maxLength(60)),
  ),
  /** Makes the line a figure of the overview, which `text` labels. */
  figure: z.exactOptional(
    z.object({
      /** With its unit: "1,204 h". */
      value: z.string().check(z.minLength(1), z.maxLength(20)),
      /** Its change, or what else one should know of it. */
      note: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
    }),
  ),
  /** Where something can be done about it: what a button says, and the path of a screen. */
  act: z.nullable(
    z.object({
      label: z.string().check(z.minLength(1), z.maxLength(30)),
      to: z.string().check(z.regex(/^\/(?![/\\])/)),
    }),
  ),
});

/** The answer of a call that a part of a place of lines names: the most urgent line first. */
export const partLinesSchema = z.object({ lines: z.array(partLineSchema) });

export type PartLine = z.infer<typeof partLineSchema>;
export type PartLines = z.infer<typeof partLinesSchema>;
