/** The addresses that this remote owns or links to. */
export const paths = {
  licenseList: '/license',
  /**
   * The license file of a standalone license: a call of the manager, with a bearer token in embeds.
   */
  licenseFile: (number: string) => `/license/lic/${encodeURIComponent(number)}`,
  /** The store is another remote, which may be missing. */
  store: '/store',
  /** The renewals in the store, with this license chosen. */
  renewal: (id: string) => `/store?${new URLSearchParams({ renew: id }).toString()}#update_license`,
} as const;
