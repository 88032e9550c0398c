/**
 * Calls that a site token allows, by embedded remote, in addition to public ones. Maintained by
 * hand, like `managerCalls`.
 */
const everyRemote = `
  GET /api/config
  GET /api/user/me
  GET /api/screens
  GET /api/list-views
  POST /api/list-views
  PUT /api/list-views/:id
  DELETE /api/list-views/:id`;

const ownCalls: Readonly<Record<string, string>> = {
  'mf-licenses': `
    GET /api/licenses
    GET /api/licenses/figures
    GET /api/licenses/:number
    GET /api/licenses/:number/uses
    GET /api/licenses/:number/events
    DELETE /api/license/:id
    POST /api/license/update
    POST /api/licenses/bulk/release
    POST /api/licenses/bulk/auto-continue
    GET /api/license/standalone
    POST /api/license/lir
    POST /api/license/lrr
    POST /api/license/enrolment
    GET /license/lic/:number
    POST /api/pdf/invoice
    GET /pdf/invoice/:token
    POST /api/pdf/delivery
    GET /pdf/delivery/:token
    POST /api/pdf/receipt
    GET /pdf/receipt/:token
    POST /api/pdf/credit
    GET /pdf/credit/:token
    GET /api/attention`,
  'mf-store': `
    GET /api/licenses
    GET /api/licenses/seats
    POST /api/license/endat
    POST /api/order/calculate
    POST /api/pdf/quotation
    GET /api/quotations
    GET /api/quotation/:id
    GET /api/quotation/:id/cart
    POST /api/quotation/claim`,
  'mf-orders': `
    GET /api/orders
    GET /api/orders/export
    GET /api/order/:id
    POST /api/order/bank
    POST /api/pdf/invoice
    GET /pdf/invoice/:token
    POST /api/pdf/delivery
    GET /pdf/delivery/:token
    POST /api/pdf/receipt
    GET /pdf/receipt/:token
    POST /api/pdf/credit
    GET /pdf/credit/:token`,
  'mf-downloads': `
    GET /api/installers
    GET /api/setting/installer_version`,
  'mf-distributor': `
    GET /api/user/auth
    DELETE /api/user/auth`,
  'mf-logs': `
    GET /api/log/license
    GET /api/log/user
    GET /api/log/other
    GET /api/log/insight
    GET /api/log/csv/:set
    GET /api/log/report
    PUT /api/log/report`,
  'mf-demitasnx': `
    GET /api/demitasnx/licenses
    GET /api/demitasnx/jobs
    POST /api/demitasnx/trial
    POST /api/demitasnx/purchase
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
    GET /api/v1/demitasnx/uploads
    POST /api/v1/demitasnx/uploads
    HEAD /api/v1/demitasnx/uploads/:id
    PATCH /api/v1/demitasnx/uploads/:id
    DELETE /api/v1/demitasnx/uploads/:id`,
};

const linesOf = (calls: string): string[] =>
  calls
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** All embeddable remotes. */
export const embeddedRemotes: readonly string[] = Object.keys(ownCalls);

/** Calls allowed by a site token for this remote; for an unknown one, those common to all. */
export function callsOfSite(remote: string): ReadonlySet<string> {
  return new Set([...linesOf(everyRemote), ...callsOfRemote(remote)]);
}

/** Calls allowed only for this remote. */
export function callsOfRemote(remote: string): readonly string[] {
  return linesOf(ownCalls[remote] ?? '');
}
