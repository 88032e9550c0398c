import { FormattedMessage, TextLink, useIntl, useSession } from '@portal/shared';
import { useAskForPasswordReset } from '../../api/useAskForPasswordReset.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { messages } from './messages.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { ResetMailSent } from './ResetMailSent.tsx';

/** A forgotten password: the form for the address, then what to do with the mail. */
export function PasswordResetScreen() {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const ask = useAskForPasswordReset();
  if (ask.data) {
    return (
      <NarrowPage title={intl.formatMessage(messages.sentTitle)}>
        <ResetMailSent sent={ask.data} onAgain={ask.reset} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={intl.formatMessage(messages.title)}
      lead={<FormattedMessage {...messages.lead} />}
      after={
        <TextLink href={manager}>
          <FormattedMessage {...messages.toSignIn} />
        </TextLink>
      }
    >
      <PasswordResetForm
        typed={ask.variables?.email ?? ''}
        error={ask.error}
        onSubmit={async (form) => {
          await ask.mutateAsync(form);
        }}
      />
    </NarrowPage>
  );
}
