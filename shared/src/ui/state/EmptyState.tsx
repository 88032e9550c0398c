import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import type { IconName } from '../marks/icons.ts';
import { StateMessage } from './StateMessage.tsx';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly action?: ReactNode;
  /** One sentence. Default "No data". */
  readonly children?: ReactNode;
}

/** The state of a list or card without content. */
export function EmptyState({ icon = 'inbox', action, children }: EmptyStateProps) {
  return (
    <StateMessage icon={icon} role="status" action={action}>
      {children ?? <FormattedMessage {...commonMessages.noData} />}
    </StateMessage>
  );
}
