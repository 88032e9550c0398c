import * as z from 'zod/mini';

/** A Japanese post code: seven digits. */
export const postCodeParamsSchema = z.object({ code: z.string().check(z.regex(/^[0-9]{7}$/)) });

/**
 * `GET /api/postcodes/{code}`: the places that a Japanese post code stands for, by prefecture and
 * city in Japanese; most have one, some several, an unknown one none.
 */
export const postCodePlacesSchema = z.object({
  places: z.array(z.object({ prefecture: z.string(), city: z.string() })),
});
export type PostCodePlace = z.infer<typeof postCodePlacesSchema>['places'][number];
