import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { StateMessage } from './StateMessage.tsx';

interface NotPermittedStateProps {
  /** A link or button that helps the person, such as to upgrade or ask the owner. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The state of a page or part that the person may not see. */
export function NotPermittedState({ action, children }: NotPermittedStateProps) {
  return (
    <StateMessage icon="lock" role="status" action={action}>
      {children ?? <FormattedMessage {...commonMessages.notPermitted} />}
    </StateMessage>
  );
}
