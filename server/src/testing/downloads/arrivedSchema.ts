import { z } from 'zod';

/** What `downloadInParallel` prints: each download's content in figures. */
export const arrivedSchema = z.array(z.object({ sha256: z.string(), bytes: z.number() }));
