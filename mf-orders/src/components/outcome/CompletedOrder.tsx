import {
  Alert,
  Card,
  FormattedMessage,
  Inline,
  lazyPart,
  LinkButton,
  useIsInMenu,
  useNavigate,
  useSession,
} from '@portal/shared';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { BankDetails } from '../bank/BankDetails.tsx';
import { TwoColumns } from '../facts.styles.ts';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';

const AutoRenewalNotice = lazyPart(
  async () => (await import('./AutoRenewalNotice.tsx')).AutoRenewalNotice,
);

/** When the licenses are issued, by payment method. */
const nextSteps = {
  paid: messages.licensesIssued,
  unpaid: messages.licensesAfterPayment,
  unapproved: messages.licensesAfterApproval,
} as const;

/** A placed order: number, amount, due date and bank. */
export function CompletedOrder({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const isInJapan = useSession(({ user }) => user?.country_code === 'JP');
  const hasNewLicenses = order.breakdown.lines.some(({ kind }) => kind === 'new');
  const hasLicenses = useIsInMenu(paths.licenses);
  const { id, state, bank } = order;
  const next =
    state === 'paid'
      ? nextSteps.paid
      : state === 'unpaid'
        ? nextSteps.unpaid
        : nextSteps.unapproved;
  return (
    <>
      <Alert kind="success" title={<FormattedMessage {...messages.completed} />}>
        <FormattedMessage {...next} />
      </Alert>
      <TwoColumns>
        <OrderCard order={order} />
        {bank && (
          <Card title={<FormattedMessage {...messages.bank} />}>
            <BankDetails bank={bank} order={order} />
          </Card>
        )}
      </TwoColumns>
      <Inline>
        <LinkButton kind="primary" to={paths.order(id)}>
          <FormattedMessage {...messages.toOrder} />
        </LinkButton>
        <LinkButton to={paths.orders}>
          <FormattedMessage {...messages.toOrders} />
        </LinkButton>
        {hasLicenses && state === 'paid' && (
          <LinkButton to={paths.licenses}>
            <FormattedMessage {...messages.toLicenses} />
          </LinkButton>
        )}
      </Inline>
      {isInJapan && hasNewLicenses && (
        <AutoRenewalNotice
          order={order}
          onClose={() => {
            void navigate(paths.orders);
          }}
        />
      )}
    </>
  );
}
