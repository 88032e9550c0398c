import { FormattedMessage, StatusChip } from '@portal/shared';
import type { OrderState } from '@portal/shared/domain';
import type { ComponentProps } from 'react';
import { messages } from './messages.ts';

type Look = Pick<ComponentProps<typeof StatusChip>, 'tone' | 'icon'>;

const open: Look = { tone: 'danger', icon: 'circle-x' };
const over: Look = { tone: 'blueGrey', icon: 'ban' };

const looks: Readonly<Record<OrderState, Look & { readonly message: keyof typeof messages }>> = {
  unpaid: { ...open, message: 'unpaid' },
  unapproved: { ...open, message: 'unapproved' },
  approved: { ...open, message: 'unpaid' },
  paid: { tone: 'success', icon: 'circle-check', message: 'paid' },
  failed: { ...open, message: 'failed' },
  cancelled_by_customer: { ...over, message: 'cancelled' },
  cancelled_by_vendor: { ...over, message: 'cancelled' },
};

export function OrderStatus({ state }: { readonly state: OrderState }) {
  const { message, ...look } = looks[state];
  return (
    <StatusChip {...look}>
      <FormattedMessage {...messages[message]} />
    </StatusChip>
  );
}
