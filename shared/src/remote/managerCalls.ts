/**
 * All routes of the manager, by who may call them; `GET` includes `HEAD`. Maintained by hand: the
 * server's tests compare them with its routes and permissions. Builds and the publisher look up the
 * GET calls that remotes name.
 */
export const managerCalls = [
  [
    'ownProof',
    `
      GET /signin
      GET /signin/callback
      GET /signout
      POST /api/v1/lm/enrol
      POST /api/v1/lm/checkout
      POST /api/v1/lm/heartbeat
      POST /api/v1/lm/checkin
      POST /api/v1/usage/events
      POST /payments/3ds/notify`,
  ],
  [
    'anybody',
    `
      GET /api/docs
      GET /health
      GET /ready
      GET /api/config
      GET /api/site
      GET /api/changes
      GET /about/:name
      GET /.well-known/license-keys
      POST /api/order/calculate
      POST /api/pdf/quotation
      POST /api/releases/violations
      GET /pdf/quotation/:hash
      GET /pdf/invoice_sample.pdf
      GET /download/execute
      GET /download/thanks/:version
      GET /auths/digikey/new
      GET /auths/digikey/callback
      GET /api/registry
      GET /remotes/:name/:release/*
      GET /face/:file
      GET /embed.js
      GET /embed.json
      GET /embed/package/:file
      GET /embed/*
      GET /remote-kit/:file
      GET /shell/:file
      GET /development
      GET /*`,
  ],
  [
    'staff',
    `
      GET /api/releases/figures
      GET /api/releases/figures/:remote
      GET /api/releases/errors/:id`,
  ],
  [
    'members',
    `
      GET /api/user/me
      GET /api/screens
      GET /api/user/me/status
      GET /api/user/status
      GET /api/user/token
      GET /api/licenses
      GET /api/licenses/search
      GET /api/licenses/overview
      GET /api/licenses/figures
      GET /api/licenses/:number
      DELETE /api/license/:id
      POST /api/licenses/bulk/release
      POST /api/license/lrr
      GET /license/lic/:number
      POST /api/license/enrolment
      GET /api/attention
      GET /api/attention/overview
      GET /api/first-steps
      GET /api/notices
      POST /api/notices/read
      GET /api/list-views
      POST /api/list-views
      PUT /api/list-views/:id
      DELETE /api/list-views/:id
      POST /api/releases/reports
      GET /api/setting/installer_version
      GET /api/installers
      GET /api/installers/news
      GET /api/user/auth
      DELETE /api/user/auth
      GET /api/demitasnx/licenses
      GET /api/demitasnx/jobs
      GET /api/demitasnx/overview
      GET /api/v1/demitasnx/report/download/:id
      POST /api/v1/demitasnx/jobs/:id/rerun
      GET /api/v1/demitasnx/jobs/:id
      GET /api/v1/demitasnx/jobs/:id/findings
      GET /api/v1/demitasnx/jobs/:id/classes
      GET /api/v1/demitasnx/jobs/:id/parts
      GET /api/v1/demitasnx/jobs/:id/nets
      PUT /api/v1/demitasnx/jobs/:id/corrections
      GET /api/v1/demitasnx/jobs/:id/board
      GET /api/v1/demitasnx/jobs/:id/compare/:other
      PUT /api/v1/demitasnx/jobs/:id/findings/:key/suppression
      DELETE /api/v1/demitasnx/jobs/:id/findings/:key/suppression
      GET /api/v1/demitasnx/jobs/:id/findings/:key/remarks
      POST /api/v1/demitasnx/jobs/:id/findings/:key/remarks
      GET /api/v1/demitasnx/auth
      POST /api/v1/demitasnx/post
      GET /api/v1/demitasnx/uploads
      POST /api/v1/demitasnx/uploads
      HEAD /api/v1/demitasnx/uploads/:id
      PATCH /api/v1/demitasnx/uploads/:id
      DELETE /api/v1/demitasnx/uploads/:id`,
  ],
  [
    'managers',
    `
      POST /api/license/endat
      GET /api/people/search
      GET /api/license/standalone
      POST /api/license/lir`,
  ],
  [
    'japaneseManagers',
    `
      POST /api/license/update
      POST /api/licenses/bulk/auto-continue`,
  ],
  [
    'buyers',
    `
      GET /api/quotations
      GET /api/quotations/search
      GET /api/quotations/ending
      GET /api/licenses/:number/quotations
      GET /api/quotation/:id
      GET /api/quotation/:id/cart
      POST /api/quotation/claim
      POST /api/order/terms
      POST /api/order
      POST /api/order/:id/pay
      POST /api/order/bank
      GET /api/orders
      GET /api/orders/search
      GET /api/orders/overview
      GET /api/orders/export
      GET /api/order/:id
      GET /api/payments
      GET /api/documents/search
      POST /api/pdf/invoice
      GET /pdf/invoice/:token
      POST /api/pdf/delivery
      GET /pdf/delivery/:token
      POST /api/pdf/receipt
      GET /pdf/receipt/:token
      POST /api/pdf/credit
      GET /pdf/credit/:token
      GET /api/licenses/seats
      GET /api/licenses/:number/uses
      GET /api/licenses/:number/events
      GET /api/log/license
      GET /api/log/user
      GET /api/log/other
      GET /api/log/overview
      GET /api/log/csv/:set
      GET /api/log/insight
      POST /api/demitasnx/trial
      POST /api/demitasnx/purchase`,
  ],
  [
    'buyingOwners',
    `
      GET /api/log/report
      PUT /api/log/report`,
  ],
] as const;

/** Paths of the GET calls, which pages can prefetch and parts of places can name. */
const apiCalls = managerCalls.flatMap(([, lines]) =>
  [...lines.matchAll(/^ *GET (\/api\/\S+)$/gm)].map(([, path = '']) => path),
);

/**
 * Whether the manager serves a GET call. A parameter of a route matches any segment of the path.
 *
 * @param path may end with a slash and have a query
 */
export function isApiCall(path: string): boolean {
  const asked = segmentsOf(path.split('?')[0] ?? '');
  return apiCalls.some((call) => {
    const served = segmentsOf(call);
    const isServed = (segment: string, index: number) =>
      segment === asked[index] || segment.startsWith(':');
    return served.length === asked.length && served.every(isServed);
  });
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/');
}
