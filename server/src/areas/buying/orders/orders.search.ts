import { presentListedOrder, type SearchAnswer } from '@portal/shared/contracts';
import {
  amountWords,
  productNames,
  toMajor,
  tokyoDay,
  type Locale,
  type OrderState,
} from '@portal/shared/domain';
import { sql, type Expression, type Kysely } from 'kysely';
import {
  detailOf,
  nothingFound,
  readHits,
  searchAnswer,
} from '../../../platform/answers/searchAnswer.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { amountText, hasWords, nameText, personText } from '../../../platform/db/searchText.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { orderRow } from './orders.presenter.ts';
import { ordersOf, type ListedOrderRecord } from './orders.queries.ts';

export interface OrderSearch {
  readonly teamId: string;
  readonly q: string;
  readonly locale: Locale;
}

/** Finds a team's orders by number, amount, dates, items and buyer, the newest first. */
export async function findOrders(
  db: Kysely<Database>,
  { teamId, q, locale }: OrderSearch,
): Promise<SearchAnswer> {
  const words = amountWords(q);
  if (words.length === 0) return nothingFound;
  const records = await ordersOfSearch(db, teamId, hasWords(words, orderText))
    .limit(readHits)
    .execute();
  return searchAnswer(records, (record) => ({
    id: record.id,
    title: record.number,
    detail: detailOf(
      orderAmount(record, locale),
      orderStateText(record, locale),
      tokyoDay(record.created_at),
    ),
    to: orderAddress(record),
  }));
}

/** A team's orders with their buyers, filtered by a condition. */
export function ordersOfSearch(
  db: Kysely<Database>,
  teamId: string,
  condition: Expression<boolean>,
) {
  return ordersOf(db, teamId)
    .leftJoin('manager.user_ref as person', 'person.id', 'order.user_id')
    .where(condition);
}

const items = sql`(select string_agg(
  concat_ws(' ', ${nameText(sql.ref('item.product'), productNames)}, item.label), ' ')
  from manager.order_item as item where item.order_id = "order".id)`;

export const orderText = sql<string>`concat_ws(' ', "order".number,
  ("order".created_at at time zone 'Asia/Tokyo')::date, "order".billdate, "order".duedate,
  ${amountText(sql.ref('order.total'), sql.ref('order.currency'))},
  ${personText('person')}, ${items})`;

type Found = Pick<ListedOrderRecord, 'id' | 'total' | 'currency'>;

export function orderAmount({ total, currency }: Found, locale: Locale): string {
  return documentFormats(locale, currency).money(toMajor(total, currency));
}

export const orderAddress = ({ id }: Found): string => `/order/${encodeURIComponent(id)}`;

/** The state of an order as the order history names it. */
export function orderStateText(record: ListedOrderRecord, locale: Locale): string {
  return stateTexts[locale][presentListedOrder(orderRow(record)).state];
}

const stateTexts: Readonly<Record<Locale, Readonly<Record<OrderState, string>>>> = {
  en: {
    unpaid: 'Unpaid',
    unapproved: 'Postpay (unapproved)',
    approved: 'Unpaid',
    paid: 'Payment complete',
    failed: 'Authentication failed',
    cancelled_by_customer: 'Cancelled',
    cancelled_by_vendor: 'Cancelled',
  },
  ja: {
    unpaid: '未入金',
    unapproved: '後払い（未承認）',
    approved: '未入金',
    paid: '入金済み',
    failed: '認証失敗',
    cancelled_by_customer: 'キャンセル済み',
    cancelled_by_vendor: 'キャンセル済み',
  },
};
