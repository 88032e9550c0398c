/**
 * The manager's GET calls, which pages can make ahead and parts of places can name; the server's
 * tests compare them with what it serves.
 */
export const apiCalls = [
  '/api/attention',
  '/api/config',
  '/api/demitasnx/jobs',
  '/api/demitasnx/licenses',
  '/api/docs',
  '/api/documents/search',
  '/api/first-steps',
  '/api/installers',
  '/api/installers/news',
  '/api/license/standalone',
  '/api/licenses',
  '/api/licenses/:number',
  '/api/licenses/:number/events',
  '/api/licenses/:number/quotations',
  '/api/licenses/:number/uses',
  '/api/licenses/search',
  '/api/licenses/seats',
  '/api/log/csv/:set',
  '/api/log/insight',
  '/api/log/license',
  '/api/log/other',
  '/api/log/report',
  '/api/log/user',
  '/api/notices',
  '/api/order/:id',
  '/api/orders',
  '/api/orders/export',
  '/api/orders/search',
  '/api/payments',
  '/api/people/search',
  '/api/quotation/:id',
  '/api/quotation/:id/cart',
  '/api/quotations',
  '/api/quotations/ending',
  '/api/quotations/search',
  '/api/registry',
  '/api/releases/errors/:id',
  '/api/releases/figures',
  '/api/releases/figures/:remote',
  '/api/screens',
  '/api/setting/installer_version',
  '/api/site',
  '/api/user/auth',
  '/api/user/me',
  '/api/user/me/status',
  '/api/user/status',
  '/api/user/token',
  '/api/v1/demitasnx/auth',
  '/api/v1/demitasnx/jobs/:id',
  '/api/v1/demitasnx/jobs/:id/board',
  '/api/v1/demitasnx/jobs/:id/classes',
  '/api/v1/demitasnx/jobs/:id/compare/:other',
  '/api/v1/demitasnx/jobs/:id/findings',
  '/api/v1/demitasnx/report/download/:id',
  '/api/v1/demitasnx/uploads',
] as const;

/**
 * Whether the manager serves a GET call. A parameter of the call has to be one of the manager's; a
 * word may stand where that has a parameter.
 *
 * @param path may have a slash at its end and a query, as calls do
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
