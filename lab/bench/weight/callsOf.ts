import { tokyoDay } from '@portal/shared/domain';
import type { Call } from '../store/Target.ts';

/** What the members of a team do, by what it is called in the table. */
export function callsOf(member: Call['headers']) {
  const cart = { start_at: tokyoDay(new Date()), cd: '{"m1":1}', pd: '{}', licenses: '[]' };
  const order = { ...cart, payment_method: 1, payment_type: 1 };
  const json = (body: object) => JSON.stringify(body);
  const { authorization: _bearer, ...visiting } = member;
  return {
    list: { path: '/api/licenses/?limit=50', headers: member },
    page: { path: '/license', headers: { ...visiting, accept: 'text/html' } },
    price: { path: '/api/order/calculate', headers: member, body: json(cart) },
    order: { path: '/api/order', headers: member, body: json(order) },
  } satisfies Readonly<Record<string, Call>>;
}
