import type { LicensePage } from '@portal/shared/contracts';
import { memberName, offeredDocuments, paymentTypeCodes, type Locale } from '@portal/shared/domain';
import { z } from 'zod';
import type {
  LicenseEventRecord,
  LicenseOrderRecord,
  LicenseUseRecord,
} from './licensePage.queries.ts';

type Record = NonNullable<LicensePage['record']>;
type Event = Record['events']['rows'][number];

const paymentType = z.literal(Object.values(paymentTypeCodes));

/** Rows per page of uses or events. */
export const pageRows = 20;

/** A page from a query with one extra row, which tells whether there are more. */
function pageOf<R, Row, Place>(
  records: readonly R[],
  present: (record: R) => Row,
  placeOf: (record: R) => Place,
): { rows: Row[]; next: Place | null } {
  const shown = records.slice(0, pageRows);
  const last = shown.at(-1);
  const next = records.length > pageRows && last !== undefined ? placeOf(last) : null;
  return { rows: shown.map(present), next };
}

export function usesPage(records: readonly LicenseUseRecord[], locale: Locale): Record['uses'] {
  return pageOf(
    records,
    ({ day, user_id, seconds, ...person }) => ({
      day,
      user_id,
      user_name: memberName(person, locale) || null,
      seconds,
    }),
    ({ day, user_id }) => `${day} ${user_id}`,
  );
}

export function licenseOrder(order: LicenseOrderRecord): Record['orders'][number] {
  return {
    id: order.id,
    number: order.number,
    created_at: order.created_at.toISOString(),
    status: order.status,
    payment_type: paymentType.parse(order.payment_type),
    permit_after_pay: order.permit_after_pay ? 1 : 0,
    renewal: order.kind === 'renewal' ? 1 : 0,
    start_at: order.start_at,
    end_at: order.end_at,
    documents: [...offeredDocuments(order)],
    locale: order.locale,
  };
}

export function eventsPage(
  records: readonly LicenseEventRecord[],
  orders: readonly Pick<LicenseOrderRecord, 'id' | 'number' | 'kind'>[],
  locale: Locale,
): Record['events'] {
  return pageOf(
    records,
    (act): Event => {
      const order = orders.find(({ number }) => number === act.object);
      const by = actorOf(act.actor);
      const subject = { last_name: act.subject_last_name, first_name: act.subject_first_name };
      return {
        id: act.seq,
        at: act.at.toISOString(),
        kind: kindOf(act, order?.kind === 'renewal'),
        by,
        by_name: by === 'person' ? memberName(act, locale) || null : null,
        user_name: memberName(subject, locale) || null,
        computer: act.host,
        order: order ? { id: order.id, number: order.number } : null,
      };
    },
    ({ seq }) => seq,
  );
}

/** The operator is `token:<name>` or `local:<user>`, a job `system`. */
function actorOf(actor: string): Event['by'] {
  if (actor === 'system') return 'system';
  return actor.includes(':') ? 'operator' : 'person';
}

/** @throws Error for an action that `eventsOfLicense` does not read */
function kindOf({ action, auto_continue }: LicenseEventRecord, isRenewal: boolean): Event['kind'] {
  switch (action) {
    case 'license.issue':
      return isRenewal ? 'renewed' : 'issued';
    case 'license.take_back':
      return 'taken_back';
    case 'license.release':
      return 'released';
    case 'license.standalone':
      return 'standalone';
    case 'license.network':
      return 'network';
    case 'license.force_network':
      return 'forced_network';
    case 'license.auto_renewal':
      return auto_continue === 'true' ? 'auto_renewal_on' : 'auto_renewal_off';
    default:
      throw new Error(`unexpected action in a license's history: ${action}`);
  }
}
