/** Query of the license list that opens the dialog to register a computer. */
export const registration = 'register';

/** The addresses that this remote owns or links to. */
export const paths = {
  licenseList: '/license',
  licensePattern: '/license/:number',
  license: (number: string) => `/license/${encodeURIComponent(number)}`,
  /** The license file of a standalone license: an API call, with a bearer token in embeds. */
  licenseFile: (number: string) => `/license/lic/${encodeURIComponent(number)}`,
  /** Screens of other remotes, which may be absent. */
  store: '/store',
  orders: '/orders',
  unpaidOrders: '/orders?status=unpaid',
  overview: '/overview',
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** A page of accounts, which may be absent. */
  cards: '/creditcard',
  /** The license list filtered to those that end soon, first to end on top. */
  endingSoon: '/license?validity=near_expiry&sort=end_at',
  /** The store's card of renewals. */
  renewals: '/store#update_license',
  /** The checkout's last step for a year of these licenses, with the person's default card. */
  renewAndPay: (...ids: readonly string[]) =>
    `/payment?${new URLSearchParams(ids.map((id) => ['renew', id])).toString()}`,
  /** The store's renewals with these licenses selected. */
  renewal: (...ids: readonly string[]) =>
    `/store?${new URLSearchParams(ids.map((id) => ['renew', id])).toString()}#update_license`,
} as const;
