import { isApiError } from '../web/http/ApiError.ts';

/** The portal answers, but not to pages of this site. */
export class SiteNotAllowed extends Error {
  override readonly name = 'SiteNotAllowed';
  /** Origin of the page around, e.g. `https://intranet.example`. */
  readonly site: string;

  constructor(site: string) {
    super(`The portal does not answer pages of ${site}.`);
    this.site = site;
  }
}

/** The portal answers pages of this site, but not for this remote. */
export class RemoteNotAllowed extends Error {
  override readonly name = 'RemoteNotAllowed';
  /** Origin of the page around. */
  readonly site: string;

  constructor(site: string) {
    super(`This remote is not among those that the portal shows on pages of ${site}.`);
    this.site = site;
  }
}

/**
 * Whether the portal answers at all. A browser tells a page nothing of why a call to another origin
 * failed; but one whose answer the page may not read succeeds wherever there is a server.
 *
 * @param baseUrl origin of the manager
 */
async function isThere(baseUrl: string): Promise<boolean> {
  try {
    await fetch(new URL('/health', baseUrl), { mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Throws in place of a failed first call what is behind it.
 *
 * @param baseUrl origin of the manager
 * @throws SiteNotAllowed when the portal is there but answers no page of this site, else the error
 */
export async function explainSilence(error: unknown, baseUrl: string): Promise<never> {
  const isUnanswered = isApiError(error) && error.kind === 'network';
  const isForeign = new URL(baseUrl, location.href).origin !== location.origin;
  if (isUnanswered && isForeign && (await isThere(baseUrl))) {
    throw new SiteNotAllowed(location.origin);
  }
  throw error;
}
