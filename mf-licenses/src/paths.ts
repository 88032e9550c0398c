/** Every address this remote owns or links to. */
export const paths = {
  licenseList: '/license',
  /** The license file of a standalone license, served as an attachment. */
  licenseFile: (number: string) => `/license/lic/${encodeURIComponent(number)}`,
  /** Another remote, which may not be there. */
  store: '/store',
  /** The store's card of renewals. */
  renewal: '/store#update_license',
  /** On the accounts service. */
  upgrade: '/upgrade',
} as const;
