import { queryOptions, streamedAnswer, streamedTotal } from '@portal/shared';
import { licensesSchema } from '@portal/shared/contracts';
import { licenseListParameters, type License } from '@portal/shared/domain';
import { prefetchPath } from '@portal/shared/remote';
import { presentLicenses } from './license.presenter.ts';

const path = '/api/licenses/';

/** Name of the streamed answer for one address of the page; see `prefetch` in remote.config.ts. */
function streamedPath(page: URLSearchParams): string {
  return prefetchPath({ path, forward: licenseListParameters }, page);
}

function answer(page: URLSearchParams) {
  return streamedAnswer(path, licensesSchema, { excerpt: streamedPath(page) });
}

/**
 * All licenses of the team; narrowing and sorting are done here in the browser.
 *
 * @param page The address that the page was opened with. Its rows have come with the page: they
 *   are the whole list, or they stand in until the whole list is here.
 */
export function licensesQuery(page = new URLSearchParams()) {
  return queryOptions({
    queryKey: ['licenses'],
    ...answer(page),
    select: presentLicenses,
  });
}

/** The rows that came with the page: they stay when the whole list cannot be read. */
export function standInLicenses(page: URLSearchParams): readonly License[] | undefined {
  const rows = answer(page).placeholderData();
  return rows && presentLicenses(rows);
}

/** How many rows the stand-in is a part of; `undefined` when it holds all that match. */
export function standInTotal(page: URLSearchParams): number | undefined {
  return streamedTotal(streamedPath(page));
}
