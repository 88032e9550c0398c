import * as z from 'zod/mini';

/**
 * `POST /api/pdf/{invoice|delivery|receipt|credit}/` with `documentRequestSchema`. The answer is
 * text: a token with which `GET /pdf/{kind}/{token}` gives the document once, within 5 minutes, to
 * the same person; empty when the order has no such document (`offeredDocuments`). Another team's
 * order answers 404.
 */
export const documentTokenSchema = z.string().check(z.regex(/^[\w-]{43}$|^$/));
