import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listViewsSchema,
  savedListViewSchema,
  type NewListView,
  type SavedListView,
} from '../../../areas/team/listViews.contract.ts';
import { api } from '../../../web/http/api.ts';
import { useMutation } from '../../../web/query/useMutation.ts';

/** What is sent of a view; one without id is new. */
export interface ViewToSave extends Omit<NewListView, 'list'> {
  readonly id?: string | undefined;
}

const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['list-views', list],
    meta: { changesWith: ['team'] },
    queryFn: ({ signal }) => api.get(`/api/list-views?list=${list}`, listViewsSchema, { signal }),
  });

/** The person's own views of a list and those that the team shares. */
export function useSavedViews(list: string) {
  return useQuery(viewsQuery(list));
}

/** Saves a new view, or changes an own one. */
export function useSaveView(list: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, query, columns, shared }: ViewToSave) => {
      const fields = { name, query, columns, shared };
      return id === undefined
        ? api.post('/api/list-views', { json: { list, ...fields } }, savedListViewSchema)
        : api.put(`/api/list-views/${id}`, { json: fields }, savedListViewSchema);
    },
    onSuccess: (saved) => {
      const { queryKey } = viewsQuery(list);
      const views = queries.getQueryData(queryKey);
      if (views === undefined) return queries.invalidateQueries({ queryKey });
      queries.setQueryData(queryKey, [...views.filter(({ id }) => id !== saved.id), saved]);
      return undefined;
    },
  });
}

export function useDeleteView(list: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SavedListView) => api.delete(`/api/list-views/${id}`, listViewsSchema),
    onSuccess: (left) => {
      queries.setQueryData(viewsQuery(list).queryKey, left);
    },
  });
}
