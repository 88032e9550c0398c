import { useState } from 'react';
import { FormattedMessage, Inline, TextLink, useIntl, useSession } from '@portal/shared';
import { registrationStart } from '../../api/registrationStart.ts';
import { useRegister, type SentMail } from '../../api/useRegister.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { MailSent } from './MailSent.tsx';
import { messages } from './messages.ts';
import { keepRegistrationDraft, readRegistrationDraft } from './registrationDraft.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** The registration: the form, then where the confirmation mail went. */
export function SignUpScreen() {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const register = useRegister();
  const [draft] = useState(readRegistrationDraft);
  const [sent, setSent] = useState(draft.sent);
  const [typed, setTyped] = useState(() => registrationStart(draft.typed, location.search));
  const keep = (values: object, mail: SentMail | null) => {
    keepRegistrationDraft({ ...typed, ...values }, mail);
  };
  if (sent) {
    return (
      <NarrowPage title={intl.formatMessage(messages.sentTitle)}>
        <MailSent
          sent={sent}
          onAgain={() => {
            register.reset();
            keep({}, null);
            setSent(null);
          }}
        />
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
        onType={(values) => {
          keep(values, null);
        }}
        onSubmit={async (registration) => {
          setTyped(registration);
          const mail = await register.mutateAsync(registration);
          keepRegistrationDraft(registration, mail);
          setSent(mail);
        }}
      />
    </NarrowPage>
  );
}
