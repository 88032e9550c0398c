import { isProduct, maxMonths, maxQuantity, type Product } from '@portal/shared/domain';
import { paths } from '../paths.ts';

/** The renewals and new licenses that a link asks to put into the cart. */
export interface WantedCart {
  /** Ids of licenses to renew. */
  readonly renewals: readonly string[];
  readonly additions: readonly WantedLicenses[];
  /** Number of invalid entries of the link. */
  readonly ignored: number;
}

/** New licenses of one product and contract length. */
export interface WantedLicenses {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
}

/** Reads the store's address: any number of `renew=id` and `add=product:months:quantity`. */
export function readWantedCart(address: URLSearchParams): WantedCart {
  const ids = address.getAll(paths.renewParameter);
  const additions = address.getAll(paths.addParameter).map(readLicenses);
  const renewals = [...new Set(ids)].filter((id) => id !== '');
  const understood = additions.filter((each) => each !== null);
  const nameless = ids.filter((id) => id === '').length;
  return {
    renewals,
    additions: understood,
    ignored: additions.length - understood.length + nameless,
  };
}

function readLicenses(text: string): WantedLicenses | null {
  const [product, months, quantity, ...rest] = text.split(':');
  const wanted = { months: countOf(months, maxMonths), quantity: countOf(quantity, maxQuantity) };
  if (!isProduct(product) || rest.length > 0) return null;
  if (wanted.months === null || wanted.quantity === null) return null;
  return { product, months: wanted.months, quantity: wanted.quantity };
}

function countOf(text: string | undefined, most: number): number | null {
  if (text === undefined || !/^[1-9]\d?$/.test(text)) return null;
  const count = Number(text);
  return count <= most ? count : null;
}
