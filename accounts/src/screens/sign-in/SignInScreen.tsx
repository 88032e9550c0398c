import { Alert, FormattedMessage, Inline, Stack, TextLink, useIntl } from '@portal/shared';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { paths } from '../../paths.ts';
import type { SignInReason } from '../../session/readPage.ts';
import { messages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

interface SignInScreenProps {
  /** Path to which the sign-in is sent. */
  readonly action: string;
  readonly reason: SignInReason | null;
}

/** The sign-in page; it says why when the person was sent here. */
export function SignInScreen({ action, reason }: SignInScreenProps) {
  const intl = useIntl();
  return (
    <NarrowPage
      title={intl.formatMessage(messages.title)}
      notice={
        reason && (
          <Alert>
            <FormattedMessage {...messages[reason]} />
          </Alert>
        )
      }
      after={
        <Stack $gap={2} $align="start">
          <TextLink href={paths.passwordReset}>
            <FormattedMessage {...messages.forgotten} />
          </TextLink>
          <Inline>
            <FormattedMessage {...messages.noAccount} />
            <TextLink href={paths.signUp}>
              <FormattedMessage {...messages.createAccount} />
            </TextLink>
          </Inline>
        </Stack>
      }
    >
      <SignInForm action={action} />
    </NarrowPage>
  );
}
