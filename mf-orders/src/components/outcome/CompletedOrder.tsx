import {
  Alert,
  Card,
  FormattedMessage,
  Inline,
  lazyPart,
  LinkButton,
  Stack,
  useIsInMenu,
  useNavigate,
  useSession,
} from '@portal/shared';
import { styled } from 'styled-components';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { BankDetails } from '../bank/BankDetails.tsx';
import { TwoColumns } from '../facts.styles.ts';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';

const AutoRenewalNotice = lazyPart(
  async () => (await import('./AutoRenewalNotice.tsx')).AutoRenewalNotice,
);

/** What has the focus is not below the notice, which is up to 264 px high on phones. */
const AboveNotice = styled(Stack)`
  :focus {
    scroll-margin-bottom: 288px;
  }
`;

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
  const isIssued = hasLicenses && state === 'paid';
  const next =
    state === 'paid'
      ? nextSteps.paid
      : state === 'unpaid'
        ? nextSteps.unpaid
        : nextSteps.unapproved;
  return (
    <>
      <AboveNotice $gap={5}>
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
          {isIssued && (
            <LinkButton kind="primary" to={paths.licenses}>
              <FormattedMessage {...messages.toLicenses} />
            </LinkButton>
          )}
          <LinkButton kind={isIssued ? 'secondary' : 'primary'} to={paths.order(id)}>
            <FormattedMessage {...messages.toOrder} />
          </LinkButton>
          <LinkButton to={paths.orders}>
            <FormattedMessage {...messages.toOrders} />
          </LinkButton>
        </Inline>
      </AboveNotice>
      {isInJapan && hasNewLicenses && (
        <AutoRenewalNotice
          onClose={() => {
            void navigate(paths.orders);
          }}
        />
      )}
    </>
  );
}
