import { useIntl } from '@portal/shared';
import { messages as userMessages } from '../messages.ts';
import { messages } from './messages.ts';

/** Labels of the names of somebody invited, who may be known by their address only. */
export function useInvitedLabels() {
  const intl = useIntl();
  const optional = (label: string) => intl.formatMessage(messages.optional, { label });
  return {
    last_name: optional(intl.formatMessage(userMessages.lastName)),
    first_name: optional(intl.formatMessage(userMessages.firstName)),
  };
}
