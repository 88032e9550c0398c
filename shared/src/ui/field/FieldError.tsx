import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../intl/commonMessages.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { ErrorText } from './field.styles.ts';

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** What is wrong with a field and what to do, under it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorText id={id}>
      <Icon name="circle-alert" size={14} />
      <span>
        <VisuallyHidden>
          <FormattedMessage {...commonMessages.errorPrefix} />
        </VisuallyHidden>
        {children}
      </span>
    </ErrorText>
  );
}
