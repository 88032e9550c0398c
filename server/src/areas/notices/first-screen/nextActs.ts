import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { Attention, PartLine, PartLines } from '@portal/shared/contracts';
import {
  addDays,
  nearExpiryDays,
  toCalendarDay,
  tokyoDay,
  type CalendarDay,
  type Locale,
} from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { endingByDay } from './attention.queries.ts';
import { attention } from './attention.ts';

const mostActs = 5;

interface Act extends PartLine {
  readonly day: CalendarDay;
}

/**
 * What an owner or admin has to do next, by day: licenses that end, orders due, own cards that end.
 */
export async function nextActs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  locale: Locale,
): Promise<PartLines> {
  if (viewer.user.role === 'guest') return { lines: [] };
  const now = clock();
  const today = tokyoDay(now);
  const [{ orders, cards }, ending] = await Promise.all([
    attention({ db, clock }, viewer),
    endingByDay(db, {
      teamId: viewer.team.id,
      now,
      from: today,
      to: addDays(today, nearExpiryDays),
    }),
  ]);
  const mayBuy = viewer.team.edition === 'professional';
  const acts = [
    ...orders.first.map((order) => orderAct(order, { today, locale, mayBuy })),
    ...ending.map((licenses) => licensesAct(licenses, { mayBuy, locale })),
    ...cards.map((card) => cardAct(card, { today, locale })),
  ];
  return {
    lines: acts
      .toSorted((left, right) => left.day.localeCompare(right.day))
      .slice(0, mostActs)
      .map(({ day: _day, ...line }) => line),
  };
}

interface Reading {
  readonly today: CalendarDay;
  readonly locale: Locale;
}

function orderAct(
  { id, number, duedate, total, currency }: Attention['orders']['first'][number],
  { today, locale, mayBuy }: Reading & { readonly mayBuy: boolean },
): Act {
  const words = texts[locale];
  const day = toCalendarDay(duedate);
  const amount = documentFormats(locale, currency).money(total);
  return {
    id,
    day,
    text: (day < today ? words.overdue : words.due)(number, amount),
    detail: day,
    act: mayBuy ? { label: words.pay, to: `/order/${encodeURIComponent(id)}` } : null,
  };
}

function licensesAct(
  {
    end_at,
    count,
    renewable,
    renewable_ids,
    number,
  }: Awaited<ReturnType<typeof endingByDay>>[number],
  { mayBuy, locale }: { readonly mayBuy: boolean; readonly locale: Locale },
): Act {
  const words = texts[locale];
  const all = '/license?validity=near_expiry&sort=end_at';
  const shown = count === 1 ? `/license/${encodeURIComponent(number)}` : all;
  return {
    id: end_at,
    day: toCalendarDay(end_at),
    text: count === 1 ? words.license(number) : words.licenses(count),
    detail: end_at,
    act:
      mayBuy && renewable > 0
        ? { label: words.renew, to: renewalOf(renewable_ids?.split(',') ?? []) }
        : { label: words.show, to: shown },
  };
}

/** The store's renewals, with these licenses in the cart. */
function renewalOf(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => ['renew', id])).toString();
  return `/store${query && `?${query}`}#update_license`;
}

/** Cards are changed at accounts, where no path of the portal leads. */
function cardAct(
  { id, brand, last4, end_at }: Attention['cards'][number],
  { today, locale }: Reading,
): Act {
  const words = texts[locale];
  const day = toCalendarDay(end_at);
  return {
    id,
    day,
    text: (day < today ? words.expired : words.card)(brand, last4),
    detail: day,
    act: null,
  };
}

const texts = {
  en: {
    due: (order: string, amount: string) => `Order ${order} is due: ${amount}`,
    overdue: (order: string, amount: string) => `Order ${order} is overdue: ${amount}`,
    pay: 'Pay',
    license: (number: string) => `License ${number} expires`,
    licenses: (count: number) => `${String(count)} licenses expire`,
    renew: 'Renew',
    show: 'Show',
    card: (brand: string, last4: string) => `Your ${brand} card ending in ${last4} expires`,
    expired: (brand: string, last4: string) => `Your ${brand} card ending in ${last4} has expired`,
  },
  ja: {
    due: (order: string, amount: string) => `注文 ${order} のお支払い期限：${amount}`,
    overdue: (order: string, amount: string) => `注文 ${order} のお支払い期限切れ：${amount}`,
    pay: '支払う',
    license: (number: string) => `ライセンス ${number} の終了`,
    licenses: (count: number) => `ライセンス${String(count)}件の終了`,
    renew: '継続する',
    show: '表示',
    card: (brand: string, last4: string) => `${brand}カード（末尾${last4}）の有効期限`,
    expired: (brand: string, last4: string) => `${brand}カード（末尾${last4}）の期限切れ`,
  },
} as const;
