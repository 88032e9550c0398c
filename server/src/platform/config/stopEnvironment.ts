import { z } from 'zod';

/** Settings of how a process ends, by their variables. */
export const stopEnvironment = {
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  FINISH_SECONDS: z.coerce.number().int().min(1).max(3_600).optional(),
} as const;

export interface StopSettings {
  /** For how long a process that is to end says so and serves as before. */
  readonly drainMs: number;
  /** How long what is under way has from then on. */
  readonly finishMs: number;
}

/** While a process without others ends nobody is served, so it does not wait for a long download. */
const finishAloneSeconds = 20;
const finishAmongOthersSeconds = 600;

type Environment = z.output<z.ZodObject<typeof stopEnvironment>>;

export function readStop({
  DRAIN_SECONDS: drain,
  FINISH_SECONDS: finish,
}: Environment): StopSettings {
  const usual = drain === 0 ? finishAloneSeconds : finishAmongOthersSeconds;
  return { drainMs: drain * 1_000, finishMs: (finish ?? usual) * 1_000 };
}
