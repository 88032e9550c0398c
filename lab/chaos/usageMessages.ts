import { z } from 'zod';

/** Events of a batch; each is a minute of use. */
export const eventsOfBatch = 200;

/** What the parent asks of the server that takes events of use. */
export const usageQuestionSchema = z.discriminatedUnion('ask', [
  /** Takes the batch of a round and dies at its n-th step; 0 lives. The same round, the same batch. */
  z.object({ ask: z.literal('take'), round: z.int(), killAt: z.int() }),
  /** Computes the figures and dies at the n-th step; 0 lives. */
  z.object({ ask: z.literal('compute'), killAt: z.int() }),
  z.object({ ask: z.literal('count') }),
]);

/** The answer to each of them. */
export const usageAnswerSchema = z.object({
  /** Of `take` and `compute`: how many steps it has. */
  steps: z.int(),
  /** Events that are stored. */
  events: z.int(),
  /** The sum of the team's days. */
  seconds: z.int(),
  /** Days that wait to be computed. */
  marks: z.int(),
});
export type UsageAnswer = z.infer<typeof usageAnswerSchema>;
