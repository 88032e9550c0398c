import { z } from 'zod';

/** Work in progress when the server is killed. */
export const scenarios = ['transfer', 'card', 'renewal', 'notification', 'payment'] as const;
export type Scenario = (typeof scenarios)[number];

/** Clock offset; a restarted server knows nothing of earlier rounds. */
const minutes = z.int();

/** Questions of the parent to the server. */
export const questionSchema = z.discriminatedUnion('ask', [
  /**
   * Performs a round's action and dies at its n-th step; 0 survives. Repeating a round repeats the
   * action.
   */
  z.object({
    ask: z.literal('act'),
    scenario: z.enum(scenarios),
    round: z.int(),
    killAt: z.int(),
    minutes,
  }),
  /** Advances the clock, runs all jobs, and checks the invariants. */
  z.object({ ask: z.literal('check'), minutes }),
  z.object({ ask: z.literal('stop') }),
]);
export type Question = z.infer<typeof questionSchema>;

export const answerSchema = z.object({
  /** `act`: number of steps. */
  steps: z.int(),
  /** `check`: violations. */
  faults: z.array(z.string()),
  /** `check` only. */
  orders: z.int(),
  licenses: z.int(),
});
export type Answer = z.infer<typeof answerSchema>;
