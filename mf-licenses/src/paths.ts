/** In the query of the license list: with the dialog that registers a computer. */
export const registration = 'register';

/** The addresses that this remote owns or links to. */
export const paths = {
  licenseList: '/license',
  licensePattern: '/license/:number',
  license: (number: string) => `/license/${encodeURIComponent(number)}`,
  /**
   * The license file of a standalone license: a call of the manager, with a bearer token in embeds.
   */
  licenseFile: (number: string) => `/license/lic/${encodeURIComponent(number)}`,
  /** Screens of other remotes, which may be missing. */
  store: '/store',
  orders: '/orders',
  unpaidOrders: '/orders?status=unpaid',
  downloads: '/download',
  emiCheck: '/demitasnx',
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** Pages of accounts, which may be missing. */
  users: '/users',
  cards: '/creditcard',
  /** The list of what ends soon, the first to end on top. */
  endingSoon: '/license?validity=near_expiry&sort=end_at',
  /** The store's card of renewals. */
  renewals: '/store#update_license',
  /** The renewals in the store, with these licenses chosen. */
  renewal: (...ids: readonly string[]) =>
    `/store?${new URLSearchParams(ids.map((id) => ['renew', id])).toString()}#update_license`,
} as const;
