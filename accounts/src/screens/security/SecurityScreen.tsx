import { Card, FormattedMessage, PageHeading, Stack, useIntl } from '@portal/shared';
import { SecondFactors } from './factors/SecondFactors.tsx';
import { messages } from './messages.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** How the signed-in person proves who they are. */
export function SecurityScreen() {
  const intl = useIntl();
  return (
    <>
      <PageHeading title={intl.formatMessage(messages.title)} />
      <Stack $gap={6}>
        <Card title={intl.formatMessage(messages.password)}>
          <Stack>
            <p>
              <FormattedMessage {...messages.passwordLead} />
            </p>
            <PasswordForm />
          </Stack>
        </Card>
        <SecondFactors />
      </Stack>
    </>
  );
}
