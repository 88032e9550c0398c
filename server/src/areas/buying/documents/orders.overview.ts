import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { PartLine, PartLines } from '@portal/shared/contracts';
import {
  documentNames,
  offeredDocuments,
  orderStatusCodes,
  paymentTypeCodes,
  toMajor,
  tokyoDay,
  type Locale,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { ordersOf, type ListedOrderRecord } from '../orders/orders.queries.ts';
import { orderAddress, orderAmount, orderStateText } from '../orders/orders.search.ts';

const shownOrders = 3;

interface Reader {
  readonly teamId: string;
  readonly locale: Locale;
}

/**
 * The overview of a team's orders: the amount due in each currency, then the newest orders with
 * their papers. Nothing without orders.
 */
export async function ordersOverview(
  db: Kysely<Database>,
  { teamId, locale }: Reader,
): Promise<PartLines> {
  const [orders, due] = await Promise.all([
    ordersOf(db, teamId).limit(shownOrders).execute(),
    amountsDue(db, teamId),
  ]);
  const [newest] = orders;
  if (!newest) return { lines: [] };
  const nothingDue = { currency: newest.currency, total: 0, orders: 0, firstDue: null };
  return {
    lines: [
      ...(due.length > 0 ? due : [nothingDue]).map((amount) => dueFigure(amount, locale)),
      ...orders.map((order) => orderLine(order, locale)),
    ],
  };
}

/** The sum of the orders that the list's filter "unpaid" shows. */
async function amountsDue(db: Kysely<Database>, teamId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.order')
    .where('status', '=', orderStatusCodes.unpaid)
    .where((where) =>
      where.or([
        where('payment_type', '=', paymentTypeCodes.prepay),
        where('permit_after_pay', '=', true),
      ]),
    )
    .groupBy('currency')
    .select(({ fn }) => [
      'currency',
      sql<number>`sum(total)::bigint`.as('total'),
      fn.countAll<number>().as('orders'),
      fn.min<string | null>('duedate').as('firstDue'),
    ])
    .orderBy('currency')
    .execute();
}

type Due = Awaited<ReturnType<typeof amountsDue>>[number];

function dueFigure({ currency, total, orders, firstDue }: Due, locale: Locale): PartLine {
  const { money, number } = documentFormats(locale, currency);
  const words = texts[locale];
  const count = words.orders(number(orders), orders);
  const unpaid = firstDue === null ? count : `${count}${words.by(firstDue)}`;
  return {
    id: `due-${currency}`,
    text: words.due,
    figure: {
      value: money(toMajor(total, currency)),
      note: orders === 0 ? words.nothing : unpaid,
    },
    act: { label: words.show, to: '/orders?status=unpaid' },
  };
}

function orderLine(order: ListedOrderRecord, locale: Locale): PartLine {
  const papers = offeredDocuments(order).map((kind) => documentNames[locale][kind]);
  const facts = [
    tokyoDay(order.created_at),
    orderAmount(order, locale),
    orderStateText(order, locale),
    papers.join(', '),
  ];
  return {
    id: order.id,
    text: texts[locale].order(order.number),
    detail: facts.filter(Boolean).join(' · '),
    act: { label: texts[locale].open, to: orderAddress(order) },
  };
}

const texts = {
  en: {
    due: 'Amount due',
    orders: (text: string, count: number) => (count === 1 ? '1 order' : `${text} orders`),
    by: (day: string) => `, by ${day}`,
    nothing: 'Nothing to pay',
    show: 'Show unpaid orders',
    order: (number: string) => `Order ${number}`,
    open: 'Open order',
  },
  ja: {
    due: 'お支払い予定額',
    orders: (text: string, _count: number) => `${text}件`,
    by: (day: string) => `、期限 ${day}`,
    nothing: '未入金の注文なし',
    show: '未入金の注文を表示',
    order: (number: string) => `注文 ${number}`,
    open: '注文を開く',
  },
} as const;
