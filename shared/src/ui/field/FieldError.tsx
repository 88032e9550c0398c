import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { Icon } from '../marks/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ErrorText } from './field.styles.ts';

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The error under a field: what is wrong and what to do. */
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
