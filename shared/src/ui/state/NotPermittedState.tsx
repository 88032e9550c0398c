import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../intl/commonMessages.ts';
import { StateMessage } from './StateMessage.tsx';

interface NotPermittedStateProps {
  /** What the person can do: upgrade, ask the owner. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The person may not see this page or this part of it. */
export function NotPermittedState({ action, children }: NotPermittedStateProps) {
  return (
    <StateMessage icon="lock" role="status" action={action}>
      {children ?? <FormattedMessage {...commonMessages.notPermitted} />}
    </StateMessage>
  );
}
