import { useState, type ComponentProps } from 'react';
import { FormattedMessage } from '@portal/shared';
import { messages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

/** The field for a new password, with its strength. */
export function NewPasswordField({ onChange, ...field }: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      {...field}
      help={<FormattedMessage {...messages.help} />}
      autoComplete="new-password"
      onChange={(event) => {
        setTyped(event.target.value);
        return onChange?.(event);
      }}
      after={<PasswordStrength password={typed} />}
    />
  );
}
