import { parseJson } from '../../basics/text/parseJson.ts';
import type { ApiError } from './ApiError.ts';
import { apiConfiguration, pageHeaders, renewOnce, urlOf } from './configureApi.ts';
import { failureOf } from './refusalIn.ts';

/**
 * For libraries that send requests themselves, such as uploads: URL, headers and failures as in the
 * portal's calls.
 */
export const ownRequests = {
  /** The full URL of a path. */
  url: urlOf,
  /** The request headers for the page's language and tokens. */
  headers: pageHeaders,
  /**
   * Renews the tokens after a 401. When that fails, it reports the end of the session.
   * @returns whether to repeat the request
   */
  async renew(): Promise<boolean> {
    const isRenewed = await renewOnce();
    if (!isRenewed) apiConfiguration().onSignedOut();
    return isRenewed;
  },
  /**
   * The failure of a refused request.
   * @param text body of the answer
   */
  failureOf: (status: number, text: string): ApiError =>
    failureOf({ status, headers: new Headers() }, parseJson(text)),
};
