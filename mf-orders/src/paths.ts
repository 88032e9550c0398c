/** Every address this remote owns or links to. */
export const paths = {
  orders: '/orders',
  orderPattern: '/order/:id',
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** The checkout's first step. */
  payment: '/payment',
  confirmation: '/payment?step=confirm',
  /** Its last step, of an order that stands. */
  completed: (id: string) => `/payment?${new URLSearchParams({ order: id }).toString()}`,
  /** Where the card's gateway sends people back to, with `?o={id}`. */
  cardReturn: '/3dsec_finished',
  /** Other remotes, which may not be there. */
  store: '/store',
  estimate: '/estimate',
  licenses: '/license',
  /** Calls that links can fetch. */
  sampleInvoice: '/pdf/invoice_sample.pdf',
  /** A ZIP of the documents of a period; days are included. */
  documents: (from: string, to: string) =>
    `/api/orders/export?${new URLSearchParams({ from, to }).toString()}`,
  /** On the accounts service. */
  cards: '/creditcard',
  team: '/team',
} as const;
