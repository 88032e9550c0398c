import { Card, FormattedMessage, Stack, TextLink, useIntl } from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Where the person changes how they sign in. */
export function SecurityLinks() {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage(messages.security)}>
      <Stack $gap={2} $align="start">
        <TextLink href={paths.security}>
          <FormattedMessage {...messages.toSecurity} />
        </TextLink>
        <TextLink href={paths.sessions}>
          <FormattedMessage {...messages.toSessions} />
        </TextLink>
      </Stack>
    </Card>
  );
}
