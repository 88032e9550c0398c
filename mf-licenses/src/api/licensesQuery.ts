import { queryOptions, streamedAnswer, streamedTotal } from '@portal/shared';
import { licensesSchema } from '@portal/shared/contracts';
import { licenseListParameters } from '@portal/shared/domain';
import { prefetchPath } from '@portal/shared/remote';
import { presentLicenses } from './license.presenter.ts';

const path = '/api/licenses/';

/** Name of the streamed answer for one address of the page; see `prefetch` in remote.config.ts. */
function streamedPath(page: URLSearchParams): string {
  return prefetchPath({ path, forward: licenseListParameters }, page);
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
    ...streamedAnswer(path, licensesSchema, { excerpt: streamedPath(page) }),
    select: presentLicenses,
  });
}

/** How many rows the stand-in is a part of; `undefined` when it holds all that match. */
export function standInTotal(page: URLSearchParams): number | undefined {
  return streamedTotal(streamedPath(page));
}
