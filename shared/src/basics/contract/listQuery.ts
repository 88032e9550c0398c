import * as z from 'zod/mini';
import { searchTerm } from './fields.ts';

/** Words to search a list for; each row is compared with each of them. */
export const searchText = z.optional(searchTerm(200));

/** A filter or the sort of a list's address; what is not known counts as absent. */
export const viewValue = z.optional(z.string().check(z.maxLength(40)));

/** Wants the first rows of a list only. */
export const firstRows = z.optional(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
);
