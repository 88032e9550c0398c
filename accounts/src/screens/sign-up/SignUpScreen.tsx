import { useState } from 'react';
import { FormattedMessage, Inline, TextLink, useIntl, useSession } from '@portal/shared';
import { useRegister, type RegistrationForm } from '../../api/useRegister.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { MailSent } from './MailSent.tsx';
import { messages } from './messages.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** The registration: the form, then where the confirmation mail went. */
export function SignUpScreen() {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const register = useRegister();
  const [typed, setTyped] = useState<RegistrationForm>();
  if (register.data) {
    return (
      <NarrowPage title={intl.formatMessage(messages.sentTitle)}>
        <MailSent sent={register.data} onAgain={register.reset} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={intl.formatMessage(messages.title)}
      lead={<FormattedMessage {...messages.lead} />}
      after={
        <Inline>
          <FormattedMessage {...messages.hasAccount} />
          <TextLink href={manager}>
            <FormattedMessage {...messages.signIn} />
          </TextLink>
        </Inline>
      }
    >
      <SignUpForm
        typed={typed}
        error={register.error}
        onSubmit={async (registration) => {
          setTyped(registration);
          await register.mutateAsync(registration);
        }}
      />
    </NarrowPage>
  );
}
