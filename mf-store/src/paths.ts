/** Every address this remote owns or links to. */
export const paths = {
  store: '/store',
  estimate: '/estimate',
  quotationPattern: '/store/quotations/:id',
  quotation: (id: string) => `/store/quotations/${encodeURIComponent(id)}`,
  /** The store's cards by their anchors. */
  renewalAnchor: 'update_license',
  newAnchor: 'new_license',
  /**
   * Names of the query parameters of links into the cart, each any number of times: the id of a
   * license to renew, and `product:months:quantity` of new ones.
   */
  renewParameter: 'renew',
  addParameter: 'add',
  /** Another remote, which may not be there. */
  payment: '/payment',
  /** On the accounts service. */
  register: '/sign_up/',
  team: '/team',
} as const;
