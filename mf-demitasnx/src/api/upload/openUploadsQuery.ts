import { api, queryOptions } from '@portal/shared';
import { emiOpenUploadsSchema, type EmiOpenUploads } from '@portal/shared/contracts';
import { presentOpenUpload } from './openUpload.presenter.ts';

export const uploadsPath = '/api/v1/demitasnx/uploads';

function presentOpenUploads(rows: EmiOpenUploads) {
  return rows.map(presentOpenUpload);
}

/** The person's unfinished uploads, refetched each time the dialog opens. */
export function openUploadsQuery() {
  return queryOptions({
    queryKey: ['demitasnx', 'uploads'],
    queryFn: ({ signal }) => api.get(uploadsPath, emiOpenUploadsSchema, { signal }),
    select: presentOpenUploads,
    staleTime: 0,
  });
}
