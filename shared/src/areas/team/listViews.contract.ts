import * as z from 'zod/mini';
import { text } from '../../basics/contract/fields.ts';

/** Length of a view's name. */
export const longestViewName = 60;

/** Name of a list among all lists, as `ListCard` has it. */
const list = z.string().check(z.regex(/^[\w-]{1,40}$/));

const fields = {
  name: text(longestViewName),
  /** Search, filters and sort: the list's parameters as in its address. */
  query: z.string().check(z.regex(/^[\w.~*%+&=-]{0,1000}$/)),
  /** The choice of columns as in its cookie (`writeColumnChoices`); empty for the default. */
  columns: z.string().check(z.regex(/^[\w.:-]{0,1000}$/)),
  /** Whether the whole team has it. */
  shared: z.boolean(),
};

/** `PUT /api/list-views/{id}`: changes an own view. 404 for one of another person. */
export const listViewFieldsSchema = z.strictObject(fields);

/**
 * `POST /api/list-views`: saves a view of a list. 409 (`too_many`) when the person has 50 own views
 * of all lists, or the team 100 shared ones; `PUT` likewise.
 */
export const newListViewSchema = z.strictObject({ list, ...fields });
export type NewListView = z.infer<typeof newListViewSchema>;

export const listViewsQuerySchema = z.object({ list });

/** A person's own views of a list, and those that the team shares. */
export const savedListViewSchema = z.object({
  id: z.string(),
  ...fields,
  own: z.boolean(),
  /** Whether the reader may delete it: an own one, and managers a shared one. */
  deletable: z.boolean(),
});
export type SavedListView = z.infer<typeof savedListViewSchema>;

/**
 * `GET /api/list-views?list={list}`, the earliest first. `DELETE /api/list-views/{id}` answers those
 * that are left.
 */
export const listViewsSchema = z.array(savedListViewSchema);
