import { createHash } from 'node:crypto';
import { tokyoDay } from '@portal/shared/domain';
import { recordAudit } from '../../../db/audit.ts';
import { newId } from '../../../db/newId.ts';
import type { BankLineOutcome } from '../../../db/tables/orders.ts';
import type { Deps } from '../../../deps.ts';
import { lockOrder } from '../../orders/orders.queries.ts';
import { payByTransfer } from '../../orders/payByTransfer.ts';
import { insertBankLine, openOrdersOf, orderByNumber } from './bankLines.queries.ts';
import { matchDeposit, namedNumber } from './matchDeposit.ts';
import { readStatement, type BrokenLine, type Deposit } from './readStatement.ts';

export interface ImportedLine {
  readonly deposit: Deposit;
  /** `known`: it was imported before. */
  readonly outcome: BankLineOutcome | 'known';
  readonly order: string | null;
  readonly candidates: readonly string[];
}

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'queue'>;

/**
 * Records the transfers of a statement, each in a transaction of its own: one that is cut short goes
 * on where it was when it is imported again, and the same file twice changes nothing.
 *
 * @param actor who imports it, as the audit log names them
 * @throws StatementError
 */
export async function importStatement(
  deps: ImportDeps,
  file: Uint8Array,
  actor: string,
): Promise<{ readonly lines: readonly ImportedLine[]; readonly broken: readonly BrokenLine[] }> {
  const { deposits, broken } = await readStatement(file);
  const today = tokyoDay(deps.clock());
  const toCome = deposits.filter(({ bookedOn }) => bookedOn > today);
  const seen = new Map<string, number>();
  const lines: ImportedLine[] = [];
  for (const deposit of deposits.filter(({ bookedOn }) => bookedOn <= today)) {
    const { bookedOn, amount, payer } = deposit;
    const content = JSON.stringify([bookedOn, amount, payer]);
    // Two transfers of a day may be alike; a statement has all of a day.
    const before = seen.get(content) ?? 0;
    seen.set(content, before + 1);
    const hash = createHash('sha256').update(`${content} ${before}`).digest('hex');
    lines.push(await importDeposit(deps, { deposit, hash, actor }));
  }
  return {
    lines,
    broken: [...broken, ...toCome.map(({ line }) => ({ line, why: 'date' as const }))],
  };
}

interface Import {
  readonly deposit: Deposit;
  /** Tells a transfer from others that are alike. */
  readonly hash: string;
  readonly actor: string;
}

async function importDeposit(
  deps: ImportDeps,
  { deposit, hash, actor }: Import,
): Promise<ImportedLine> {
  const { amount, bookedOn, payer } = deposit;
  return deps.db.transaction().execute(async (trx) => {
    const number = namedNumber(payer);
    const named = number === undefined ? undefined : await orderByNumber(trx, number);
    const open = named ? [] : await openOrdersOf(trx, amount);
    const first = matchDeposit(deposit, named, open);
    const { order: found } = first;
    const order = found && (await lockOrder(trx, { id: found.id }));
    // As it is now that nobody else can change it.
    const match = order ? matchDeposit(deposit, { ...found, ...order }, []) : first;
    const at = deps.clock();
    const id = newId(at);
    const isNew = await insertBankLine(trx, {
      id,
      hash,
      booked_on: bookedOn,
      amount,
      payer,
      outcome: match.outcome,
      order_id: match.order?.id ?? null,
      imported_at: at,
    });
    const { candidates } = match;
    const matched = match.order?.number ?? null;
    if (!isNew) return { deposit, outcome: 'known', order: matched, candidates: [] };
    const details = { booked_on: bookedOn, amount, payer, outcome: match.outcome, order: matched };
    const act = { action: 'bank_line.import' as const, object: id, details };
    await recordAudit(trx, { at, actor, ...act });
    if (match.outcome === 'paid' && order) {
      const paid = { paidOn: bookedOn, operator: actor, details: { bank_line: id } };
      await payByTransfer(deps, trx, order, paid);
    }
    return { deposit, outcome: match.outcome, order: matched, candidates };
  });
}
