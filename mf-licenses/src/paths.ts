/** Every address this remote owns or links to. */
export const paths = {
  licenseList: '/license',
  /** The license file of a standalone license; a call of the manager, with a bearer if need be. */
  licenseFile: (number: string) => `/license/lic/${encodeURIComponent(number)}`,
  /** Another remote, which may not be there. */
  store: '/store',
  /** The store's card of renewals, with the license chosen. */
  renewal: (id: string) => `/store?${new URLSearchParams({ renew: id }).toString()}#update_license`,
} as const;
