import {
  collectorOf,
  offeredDocuments,
  personName,
  type DocumentKind,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { readBreakdown } from '../cart-pricing/stored/storedBreakdown.ts';
import { emiLicensesOfOrder } from '../../emi/licenses/emi-licenses.queries.ts';
import { NoVendorError } from '../seller/NoVendorError.ts';
import {
  itemsOf,
  licensesOf,
  lockOrder,
  taxesOf,
  type OrderRecord,
} from '../orders/orders.queries.ts';
import { documentDay, documentNumber } from './documentNumber.ts';
import { documentPaper } from './documentPaper.ts';
import {
  addresseeOf,
  insertDocument,
  latestDocument,
  type DocumentRecord,
} from './documents.queries.ts';

interface Wanted {
  readonly orderId: string;
  readonly teamId: string;
  readonly kind: DocumentKind;
  /** The actor for the audit log. */
  readonly actor: string;
  /** The reason for a new version; without one the latest version stays. */
  readonly reissue?: string;
}

/**
 * The document of an order, issued on first request and never changed afterwards: its facts are
 * stored here, and the PDF is drawn from them.
 *
 * @returns undefined if the order has no such document; `'unknown'` if the team has no such order
 * @throws NoVendorError
 */
export async function issueDocument(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { orderId, teamId, kind, actor, reissue }: Wanted,
): Promise<DocumentRecord | 'unknown' | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: orderId });
    if (order?.team_id !== teamId) return 'unknown';
    if (!offeredDocuments(order).includes(kind)) return undefined;
    const known = await latestDocument(trx, orderId, kind);
    if (known && reissue === undefined) return known;
    const version = (known?.version ?? 0) + 1;
    return issueVersion({ trx, at: clock(), config, actor }, order, { kind, version, reissue });
  });
}

interface Issuing {
  readonly trx: Kysely<Database>;
  readonly at: Date;
  readonly config: Deps['config'];
  readonly actor: string;
}

interface Version {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly reissue?: string | undefined;
}

async function issueVersion(
  issuing: Issuing,
  order: OrderRecord,
  { kind, version, reissue }: Version,
): Promise<DocumentRecord> {
  const { trx, at, config, actor } = issuing;
  if (!config.vendor) throw new NoVendorError();
  const { id: orderId, team_id: teamId } = order;
  const number = documentNumber(order.number, kind, version);
  const dated = documentDay(order, kind);
  const invoice = kind === 'invoice' ? { number, dated } : await invoiceOf(issuing, order);
  const facts = await readDocumentFacts(trx, order, config);
  const paper = documentPaper({ ...facts, kind, number, dated, invoice, vendor: config.vendor });
  await recordAudit(trx, {
    at,
    actor,
    teamId,
    action: 'document.issue',
    object: number,
    details: { order: order.number, kind, ...(reissue === undefined ? {} : { note: reissue }) },
  });
  return insertDocument(trx, {
    id: newId(at),
    order_id: orderId,
    team_id: teamId,
    kind,
    version,
    number,
    dated,
    paper: JSON.stringify(paper),
    sha256: null,
    issued_at: at,
  });
}

/** The invoice that another document refers to; issues it if needed. */
async function invoiceOf(issuing: Issuing, order: OrderRecord): Promise<DocumentRecord> {
  const issued = await latestDocument(issuing.trx, order.id, 'invoice');
  return issued ?? issueVersion(issuing, order, { kind: 'invoice', version: 1 });
}

/** The facts on an order's documents, in the order's language. */
export async function readDocumentFacts(
  trx: Kysely<Database>,
  order: OrderRecord,
  { bank }: Deps['config'],
) {
  const { team, person } = await addresseeOf(trx, order.team_id, order.user_id);
  const made = await licensesOf(trx, order.team_id, order.id);
  const checks = await emiLicensesOfOrder(trx, order.team_id, order.id);
  const items = (await itemsOf(trx, order.id)).map((item) => ({
    ...item,
    licenses:
      item.kind === 'emi'
        ? checks.map(numberOf)
        : made.filter(({ order_item_no }) => order_item_no === item.no).map(numberOf),
  }));
  const isTransfer = collectorOf(order) === 'bank';
  return {
    order,
    items,
    breakdown: readBreakdown(order.explanation),
    taxes: await taxesOf(trx, order),
    addressee: {
      name: team.name,
      contact: personName(person, order.locale),
      reach: reachOf(team, order.country_code),
    },
    bank: isTransfer && !team.agent ? (bank ?? null) : null,
  };
}

/** The address lines of a team, without missing ones. */
function reachOf(
  { post_code, prefecture, address }: Awaited<ReturnType<typeof addresseeOf>>['team'],
  country: string,
): string {
  const said = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);
  return country === 'JP'
    ? said([post_code && `〒${post_code}`, `${prefecture}${address}`], ' ')
    : said([address, said([prefecture, post_code], ' ')], ', ');
}

const numberOf = ({ number }: { readonly number: string }): string => number;
