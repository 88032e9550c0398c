import * as z from 'zod/mini';

/** The largest picture that is taken, in bytes. */
export const largestPictureBytes = 2 * 1024 * 1024;

/**
 * `PUT /api/user/avatar`: a form with a PNG, JPEG or WebP picture in the field `picture`, of at most 2
 * MB; its middle is kept as a square. `DELETE` removes it. Both answer the picture's address.
 * 422 with `picture`: `too_large` (413 when the whole form is), `not_a_picture`.
 */
export const avatarSchema = z.object({ avatar_url: z.nullable(z.string()) });
