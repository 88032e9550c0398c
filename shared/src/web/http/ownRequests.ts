import { parseJson } from '../../basics/text/parseJson.ts';
import type { ApiError } from './ApiError.ts';
import { apiConfiguration, pageHeaders, renewOnce, urlOf } from './configureApi.ts';
import { failureOf } from './refusalIn.ts';

/** For libraries that make requests of their own, such as uploads: as the portal's calls are made. */
export const ownRequests = {
  /** The whole address of a path. */
  url: urlOf,
  /** The page's language and tokens, which each request carries. */
  headers: pageHeaders,
  /**
   * Renews the tokens after a 401. When that fails the session is reported as over.
   * @returns whether the request is worth repeating
   */
  async renew(): Promise<boolean> {
    const isRenewed = await renewOnce();
    if (!isRenewed) apiConfiguration().onSignedOut();
    return isRenewed;
  },
  /** A refused request as the failure of a call. @param text body of the answer */
  failureOf: (status: number, text: string): ApiError =>
    failureOf({ status, headers: new Headers() }, parseJson(text)),
};
