import type { SearchAnswer } from '@portal/shared/contracts';
import {
  amountWords,
  documentKinds,
  documentNames,
  hasWords as isNamed,
  offeredDocuments,
  type DocumentKind,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import {
  detailOf,
  nothingFound,
  readHits,
  searchAnswer,
} from '../../../platform/answers/searchAnswer.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { hasWords } from '../../../platform/db/searchText.ts';
import {
  orderAddress,
  orderAmount,
  orderText,
  ordersOfSearch,
  type OrderSearch,
} from '../orders/orders.search.ts';
import { documentDay, documentNumber } from './documentNumber.ts';
import { latestVersions } from './documents.queries.ts';

/**
 * Documents that a team's orders offer, the newest order first: by kind (`invoice`) combined with
 * words of the order, or by number. A search without either is a search for orders.
 */
export async function findDocuments(
  db: Kysely<Database>,
  { teamId, q, locale }: OrderSearch,
): Promise<SearchAnswer> {
  const wanted = readWords(amountWords(q));
  const orders = wanted && (await ordersOffering(db, teamId, wanted).limit(readHits).execute());
  if (!orders || orders.length === 0) return nothingFound;
  const versions = await latestVersions(
    db,
    orders.map(({ id }) => id),
  );
  const documents = orders.flatMap((order) =>
    offeredDocuments(order).map((kind) => {
      const known = versions.find((each) => each.order_id === order.id && each.kind === kind);
      return { order, kind, number: documentNumber(order.number, kind, known?.version ?? 1) };
    }),
  );
  const found = documents.filter(
    ({ kind, number }) => wanted.kinds.includes(kind) && isNamed(wanted.numbers, [number]),
  );
  return searchAnswer(found, ({ order, kind, number }) => ({
    id: number,
    title: `${documentNames[locale][kind]} ${number}`,
    detail: detailOf(orderAmount(order, locale), documentDay(order, kind)),
    to: orderAddress(order),
  }));
}

/** A parsed search for documents. */
interface Wanted {
  readonly kinds: readonly DocumentKind[];
  /** Words that only match a document number: `s20261100001-i1`. */
  readonly numbers: readonly string[];
  /** Words to find the order by. */
  readonly ofOrder: readonly string[];
}

/** The suffix of a document's number after the order's. */
const numberEnd = /-[a-z]\d*$/;

/** @returns undefined for words that name no document */
function readWords(words: readonly string[]): Wanted | undefined {
  const numbers = words.filter((word) => numberEnd.test(word));
  const names = words.filter((word) => documentKinds.some((kind) => isKind(kind, word)));
  if (numbers.length + names.length === 0) return undefined;
  return {
    kinds: documentKinds.filter((kind) => names.every((word) => isKind(kind, word))),
    numbers,
    ofOrder: words
      .filter((word) => !names.includes(word))
      .map((word) => word.replace(numberEnd, '')),
  };
}

/** Whether a word is part of a kind's name; single letters never match. */
function isKind(kind: DocumentKind, word: string): boolean {
  return word.length > 1 && isNamed([word], [documentNames.en[kind], documentNames.ja[kind]]);
}

/** The newest orders that may have such a document; `offeredDocuments` decides which of them do. */
function ordersOffering(db: Kysely<Database>, teamId: string, { kinds, ofOrder }: Wanted) {
  const offers = sql.join([sql`false`, ...kinds.map((kind) => mayOffer[kind])], sql` or `);
  return ordersOfSearch(db, teamId, sql<boolean>`(${offers}) and ${hasWords(ofOrder, orderText)}`);
}

const mayOffer = {
  invoice: sql`"order".status in (0, 1)`,
  delivery: sql`"order".deliveried_at is not null`,
  receipt: sql`"order".completed_at is not null`,
  credit: sql`"order".refunded_at is not null`,
} satisfies Record<DocumentKind, unknown>;
