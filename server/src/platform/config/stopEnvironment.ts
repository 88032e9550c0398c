import { z } from 'zod';

/** Shutdown settings as environment variables. */
export const stopEnvironment = {
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  FINISH_SECONDS: z.coerce.number().int().min(1).max(3_600).optional(),
} as const;

export interface StopSettings {
  /** How long a stopping process reports unready but serves as before. */
  readonly drainMs: number;
  /** How long open requests then have to finish. */
  readonly finishMs: number;
}

/** A single process serves nobody while it stops, so it does not wait for long downloads. */
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
