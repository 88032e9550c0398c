/** Every address this remote owns or links to. */
export const paths = {
  store: '/store',
  estimate: '/estimate',
  quotationPattern: '/store/quotations/:id',
  quotation: (id: string) => `/store/quotations/${encodeURIComponent(id)}`,
  /** The store's cards by their anchors. */
  renewalAnchor: 'update_license',
  newAnchor: 'new_license',
  /** Name of the query parameter with the id of the license that the license list wants renewed. */
  renewParameter: 'renew',
  /** Another remote, which may not be there. */
  payment: '/payment',
  /** On the accounts service. */
  register: '/sign_up/',
  team: '/team',
} as const;
