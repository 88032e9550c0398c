import {
  Button,
  Card,
  FormattedMessage,
  Inline,
  Stack,
  useFormats,
  useSession,
} from '@portal/shared';
import { documentNames, toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import { BankDetails } from '../../../components/bank/BankDetails.tsx';
import type { BankAccount } from '../../../domain/orders/BankAccount.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import { messages } from './messages.ts';

/** An order that awaits a bank transfer. */
export type DueOrder = Order & { readonly bank: BankAccount; readonly dueDate: CalendarDay };

/**
 * Whether a transfer is due. Not while a card is being charged, because the amount would be paid
 * twice. An abandoned card authentication leaves the order unpaid.
 */
export function isDue(order: Order): order is DueOrder {
  const { state, moneyState, bank, dueDate } = order;
  return state === 'unpaid' && moneyState !== 'processing' && bank !== null && dueDate !== null;
}

interface PaymentDueProps {
  readonly order: DueOrder;
  /** Opens the payment by card; omitted when no card can pay the order. */
  readonly onPay?: (() => void) | undefined;
  /** Downloads the invoice. */
  readonly onInvoice: () => void;
  readonly isSaving: boolean;
}

/** What to pay by when, with everything needed for it. */
export function PaymentDue({ order, onPay, onInvoice, isSaving }: PaymentDueProps) {
  const { dayInWords, money } = useFormats();
  const today = toCalendarDay(useSession((session) => session.today));
  const names = documentNames[useSession(({ locale }) => locale)];
  const { total, currency, bank, dueDate, documents } = order;
  const title = dueDate < today ? messages.wasDue : messages.due;
  const values = { total: money(total, currency), day: dayInWords(dueDate) };
  return (
    <Card title={<FormattedMessage {...title} values={values} />}>
      <Stack $gap={5}>
        <BankDetails bank={bank} order={order} />
        <Inline>
          {onPay && (
            <Button kind="primary" icon="credit-card" onClick={onPay}>
              <FormattedMessage {...messages.open} />
            </Button>
          )}
          {documents.includes('invoice') && (
            <Button icon="download" isBusy={isSaving} onClick={onInvoice}>
              {names.invoice}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
