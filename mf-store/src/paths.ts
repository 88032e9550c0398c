import type { NewLicenses } from '@portal/shared/domain';

/** The addresses that this remote owns or links to. */
export const paths = {
  store: '/store',
  estimate: '/estimate',
  quotationPattern: '/store/quotations/:id',
  quotation: (id: string) => `/store/quotations/${encodeURIComponent(id)}`,
  /** Anchors of the store's cards. */
  renewalAnchor: 'update_license',
  newAnchor: 'new_license',
  /**
   * Repeatable query parameters of links into the cart: the id of a license to renew, and
   * `product:months:quantity` of new ones.
   */
  renewParameter: 'renew',
  addParameter: 'add',
  /** The store, which then adds new licenses to the cart. */
  adding: ({ product, months, quantity }: NewLicenses) =>
    `/store?add=${product}:${months}:${quantity}`,
  /** The checkout is another remote, which may be absent. */
  payment: '/payment',
  /** The registration page of the accounts service. */
  register: '/sign_up/',
  team: '/team',
} as const;
