import { readNewLicenses, type NewLicenses } from '@portal/shared/domain';
import { paths } from '../paths.ts';

/** The renewals and new licenses that a link asks to put into the cart. */
export interface WantedCart {
  /** Ids of licenses to renew. */
  readonly renewals: readonly string[];
  readonly additions: readonly NewLicenses[];
  /** Number of invalid entries of the link. */
  readonly ignored: number;
}

/** Reads the store's address: any number of `renew=id` and `add=product:months:quantity`. */
export function readWantedCart(address: URLSearchParams): WantedCart {
  const ids = address.getAll(paths.renewParameter);
  const additions = address.getAll(paths.addParameter).map((text) => readNewLicenses(text, ':'));
  const renewals = [...new Set(ids)].filter((id) => id !== '');
  const understood = additions.filter((each) => each !== null);
  const nameless = ids.filter((id) => id === '').length;
  return {
    renewals,
    additions: understood,
    ignored: additions.length - understood.length + nameless,
  };
}
