/** Query parameter that opens the payment of an order. */
export const payParameter = 'pay';

/** Query parameter with the id of a license to renew, any number of them. */
export const renewParameter = 'renew';

/** The addresses that this remote owns or links to. */
export const paths = {
  orders: '/orders',
  unpaidOrders: '/orders?status=unpaid',
  orderPattern: '/order/:id',
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** The order with the payment by card open, if possible. */
  payingByCard: (id: string) => `/order/${encodeURIComponent(id)}?${payParameter}=card`,
  /** The first step of the checkout. */
  payment: '/payment',
  confirmation: '/payment?step=confirm',
  /** The last step of the checkout, for a placed order. */
  completed: (id: string) => `/payment?${new URLSearchParams({ order: id }).toString()}`,
  /** The gateway's return address, with `?o={id}`. */
  cardReturn: '/3dsec_finished',
  /** The store, the licenses and the EMI check are other remotes, which may be absent. */
  store: '/store',
  estimate: '/estimate',
  licenses: '/license',
  license: (number: string) => `/license/${encodeURIComponent(number)}`,
  emiCheck: '/demitasnx',
  /** Calls that links may request. */
  sampleInvoice: '/pdf/invoice_sample.pdf',
  /** The page for cards on the accounts service. */
  cards: '/creditcard',
  team: '/team',
} as const;
