import { createHash } from 'node:crypto';
import { tokyoDay } from '@portal/shared/domain';
import { recordAudit } from '../../../../platform/db/audit.ts';
import { newId } from '../../../../platform/db/newId.ts';
import type { BankLineOutcome } from '../../../../platform/db/tables/orders.ts';
import type { Deps } from '../../../../platform/Deps.ts';
import { lockOrder } from '../../orders/orders.queries.ts';
import { payByTransfer } from '../../orders/payByTransfer.ts';
import {
  insertBankLine,
  keepLayout,
  openOrdersOf,
  orderByNumber,
  storedLayout,
  wasBookedFormerly,
} from './bankLines.queries.ts';
import { matchDeposit, namedNumbers, type MatchReason } from './matchDeposit.ts';
import { payerName } from './payerName.ts';
import { readStatement } from '../statement-files/readStatement.ts';
import type { BrokenLine, Deposit, UnclearStatement } from '../statement-files/Statement.ts';
import type { StatementLayout } from '../statement-files/StatementLayout.ts';

export interface ImportedLine {
  readonly deposit: Deposit;
  /** `known`: imported before. */
  readonly outcome: BankLineOutcome | 'known';
  readonly order: string | null;
  readonly by: MatchReason | null;
  readonly candidates: readonly string[];
}

interface ImportedStatement {
  readonly lines: readonly ImportedLine[];
  readonly broken: readonly BrokenLine[];
}

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'queue'>;

interface StatementImport {
  /** Operator's name for the audit log. */
  readonly actor: string;
  /** Meaning of the columns; stored for later statements of the same kind. */
  readonly layout?: StatementLayout | undefined;
}

/**
 * Records the transfers of a statement, each in its own transaction. An interrupted import resumes
 * when repeated, and importing a file twice changes nothing.
 *
 * @throws StatementError
 */
export async function importStatement(
  deps: ImportDeps,
  file: Uint8Array,
  { actor, layout }: StatementImport,
): Promise<ImportedStatement | UnclearStatement> {
  const now = deps.clock();
  const today = tokyoDay(now);
  const stored = (signature: string) => storedLayout(deps.db, signature);
  const read = await readStatement(file, { today, asked: layout, stored });
  if ('unclear' in read) return read;
  if (layout && read.signature !== undefined && read.deposits.length > 0)
    await keepLayout(deps.db, { signature: read.signature, layout, said_at: now });
  const toCome = read.deposits.filter(({ bookedOn }) => bookedOn > today);
  const [digest, plainDigest, formerDigest] = [
    countingDigest(),
    countingDigest(),
    countingDigest(),
  ];
  const lines: ImportedLine[] = [];
  for (const deposit of read.deposits.filter(({ bookedOn }) => bookedOn <= today)) {
    const { bookedOn, amount, payer, formerPayer } = deposit;
    const hash = digest([bookedOn, amount, ...payerParts(payer)]);
    const plainHash = plainDigest([bookedOn, amount, payer]);
    const formerHash =
      formerPayer === null ? plainHash : formerDigest([bookedOn, amount, formerPayer]);
    lines.push(await importDeposit(deps, { deposit, hash, plainHash, formerHash, actor }));
  }
  return {
    lines,
    broken: [...read.broken, ...toCome.map(({ line }) => ({ line, why: 'date' as const }))],
  };
}

/**
 * What identifies the payer in every kind of file of a bank: the name as it is compared, and the
 * order numbers, so that transfers for two orders stay two.
 */
function payerParts(payer: string): readonly string[] {
  const { name, form } = payerName(payer);
  return name === '' ? [payer] : [name, form ?? '', ...namedNumbers(payer).toSorted()];
}

/** Digests of contents; repeated contents get different digests. */
function countingDigest() {
  const seen = new Map<string, number>();
  return (parts: readonly (string | number)[]): string => {
    const content = JSON.stringify(parts);
    // Two transfers of a day may be equal; a statement always has complete days.
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    return createHash('sha256').update(`${content} ${before}`).digest('hex');
  };
}

interface Import {
  readonly deposit: Deposit;
  /** Distinguishes equal transfers. */
  readonly hash: string;
  /** The digest with the payer as it is written, of lines with `reader` 2 or none. */
  readonly plainHash: string;
  /** The digest as computed before 2026-11-30, of lines without `reader`. */
  readonly formerHash: string;
  readonly actor: string;
}

async function importDeposit(
  deps: ImportDeps,
  { deposit, hash, plainHash, formerHash, actor }: Import,
): Promise<ImportedLine> {
  const { amount, bookedOn, payer } = deposit;
  return deps.db.transaction().execute(async (trx) => {
    const [number, ...others] = namedNumbers(payer);
    const isOne = number !== undefined && others.length === 0;
    const named = isOne ? await orderByNumber(trx, number) : undefined;
    const open = named ? [] : await openOrdersOf(trx, amount);
    const first = matchDeposit(deposit, named, open);
    const { order: found } = first;
    const order = found && (await lockOrder(trx, { id: found.id }));
    // Repeats the check under the lock.
    const again = order && matchDeposit(deposit, { ...found, ...order }, []);
    const match = again ? { ...again, by: first.by } : first;
    const at = deps.clock();
    const id = newId(at);
    const wasBooked = await wasBookedFormerly(trx, { plainHash, formerHash });
    const isNew =
      !wasBooked &&
      (await insertBankLine(trx, {
        id,
        hash,
        reader: 3,
        booked_on: bookedOn,
        amount,
        payer,
        outcome: match.outcome,
        order_id: match.order?.id ?? null,
        imported_at: at,
      }));
    const { candidates, by } = match;
    const matched = match.order?.number ?? null;
    if (!isNew) return { deposit, outcome: 'known', order: matched, by, candidates: [] };
    const { outcome } = match;
    const details = { booked_on: bookedOn, amount, payer, outcome, order: matched, by };
    const act = { action: 'bank_line.import' as const, object: id, details };
    await recordAudit(trx, { at, actor, ...act });
    if (outcome === 'paid' && order) {
      const paid = { paidOn: bookedOn, operator: actor, details: { bank_line: id } };
      await payByTransfer(deps, trx, order, paid);
    }
    return { deposit, outcome, order: matched, by, candidates };
  });
}
