/** The addresses that this remote owns or links to. */
export const paths = {
  emiCheck: '/demitasnx',
  resultPattern: '/demitasnx/:job',
  result: (job: string) => `/demitasnx/${encodeURIComponent(job)}`,
  /** The parts or nets on which a result relies. */
  basis: (job: string, list: 'parts' | 'nets') =>
    `/demitasnx/${encodeURIComponent(job)}?basis=${list}`,
  /** The store is another remote; its cart is in browser storage. */
  store: '/store',
  /** The order page of another remote, which explains payment. */
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
} as const;
