import { z } from 'zod';

/** What is under way while the server is killed. */
export const scenarios = ['transfer', 'card', 'renewal', 'notification', 'payment'] as const;
export type Scenario = (typeof scenarios)[number];

/** How much later than now it is; a server that starts again knows nothing of earlier rounds. */
const minutes = z.int();

/** What the parent asks of the server that it kills. */
export const questionSchema = z.discriminatedUnion('ask', [
  /** Does a round's act and dies at its n-th step; 0 lives. The same round again repeats the act. */
  z.object({
    ask: z.literal('act'),
    scenario: z.enum(scenarios),
    round: z.int(),
    killAt: z.int(),
    minutes,
  }),
  /** Lets time pass, carries out all jobs, and looks whether everything is as it must be. */
  z.object({ ask: z.literal('check'), minutes }),
  z.object({ ask: z.literal('stop') }),
]);
export type Question = z.infer<typeof questionSchema>;

export const answerSchema = z.object({
  /** Of `act`: how many steps it has. */
  steps: z.int(),
  /** Of `check`: what is not as it must be. */
  faults: z.array(z.string()),
  /** Of `check`. */
  orders: z.int(),
  licenses: z.int(),
});
export type Answer = z.infer<typeof answerSchema>;
