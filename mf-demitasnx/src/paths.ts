/** The addresses that this remote owns or links to. */
export const paths = {
  emiCheck: '/demitasnx',
  resultPattern: '/demitasnx/:job',
  result: (job: string) => `/demitasnx/${encodeURIComponent(job)}`,
  /** The store is another remote; its cart is in the browser's storage. */
  store: '/store',
  /** The page of an order, another remote's, which says how to pay. */
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
} as const;
