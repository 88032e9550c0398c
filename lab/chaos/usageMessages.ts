import { z } from 'zod';

/** Events per batch; each is a minute of use. */
export const eventsOfBatch = 200;

/** Questions of the parent to the server that receives usage events. */
export const usageQuestionSchema = z.discriminatedUnion('ask', [
  /**
   * Accepts the batch of a round and dies at its n-th step; 0 survives. Repeating a round repeats
   * the batch.
   */
  z.object({ ask: z.literal('take'), round: z.int(), killAt: z.int() }),
  /** Computes the figures and dies at the n-th step; 0 survives. */
  z.object({ ask: z.literal('compute'), killAt: z.int() }),
  z.object({ ask: z.literal('count') }),
]);

/** The response to each of them. */
export const usageAnswerSchema = z.object({
  /** `take` and `compute`: number of steps. */
  steps: z.int(),
  /** Stored events. */
  events: z.int(),
  /** Sum of the team's days. */
  seconds: z.int(),
  /** Days with outdated figures. */
  marks: z.int(),
});
export type UsageAnswer = z.infer<typeof usageAnswerSchema>;
