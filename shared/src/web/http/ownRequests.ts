import type { ApiError } from './ApiError.ts';
import { failureOf, renewOnce } from './call.ts';
import { apiConfiguration } from './configureApi.ts';
import { pageHeaders, urlOf } from './send.ts';

/** For libraries that make requests of their own, such as uploads: as the portal's calls are made. */
export const ownRequests = {
  /** The whole address of a path. */
  url: (path: string): string => urlOf(path, apiConfiguration().baseUrl),
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
    failureOf({ status, headers: new Headers(), text }),
};
