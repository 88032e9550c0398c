import {
  calculateRequestSchema,
  calculationOf,
  cartOf,
  presentLicense,
  priceListOf,
  type LicenseRow,
  type QuotationRow,
} from '@portal/shared/contracts';
import { priceCart, renewedEndsOn, toCalendarDay } from '@portal/shared/domain';
import { aConfig, http, HttpResponse } from '@portal/shared/testing';
import { toPricedCart } from '../domain/toPricedCart.ts';

const rates = {
  volume: [[5, 5]] as [number, number][],
  duration: [[2, 3]] as [number, number][],
};
/** The page configuration, with the prices of the fake server. */
export const testConfig = aConfig({ discounts: rates });

type CalculateBody = ReturnType<typeof calculateRequestSchema.parse>;

/** Handlers that price carts like the real server, and record the requests. */
export function pricesCarts({
  /** Country of the team; without one, the request's country applies. */
  country = undefined as string | undefined,
  licenses = [] as readonly LicenseRow[],
  /** Called before each answer; its result, if any, replaces the answer. */
  before = (_body: CalculateBody): Promise<Response | undefined> | undefined => undefined,
} = {}) {
  const bodies: CalculateBody[] = [];
  const handler = http.post('*/api/order/calculate', async ({ request }) => {
    const body = calculateRequestSchema.parse(await request.json());
    bodies.push(body);
    const answer = await before(body);
    if (answer) return answer;
    const byId = new Map(licenses.map((row) => [row.id, presentLicense(row)]));
    const cart = toPricedCart(cartOf(body), byId);
    const priced = priceCart(
      cart,
      priceListOf(testConfig, country ?? body.country_code ?? 'JP', toCalendarDay(body.start_at)),
    );
    return HttpResponse.json([...calculationOf(priced, { locale: 'en', explain: true })]);
  });
  return { handler, bodies };
}

export function listsLicenses(rows: readonly LicenseRow[]) {
  return http.get('*/api/licenses/', () => HttpResponse.json([...rows]));
}

export function listsQuotations(rows: readonly QuotationRow[]) {
  return http.get('*/api/quotations/', () => HttpResponse.json([...rows]));
}

export function movesEndDates() {
  return http.post<never, { end_at: string; month: number }>(
    '*/api/license/endat/',
    async ({ request }) => {
      const { end_at, month } = await request.json();
      return HttpResponse.json({ end_at: renewedEndsOn(toCalendarDay(end_at), month) });
    },
  );
}

export function knowsSeatUse(use: object = { cd: null, pd: null }) {
  return http.get('*/api/licenses/seats', () => HttpResponse.json(use));
}
