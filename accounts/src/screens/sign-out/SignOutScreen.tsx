import { Button, FormattedMessage, Inline, TextLink, useIntl, useSession } from '@portal/shared';
import { FormStack } from '../../components/form.styles.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { messages } from './messages.ts';

interface SignOutScreenProps {
  /** Path to which the confirmation is sent. */
  readonly action: string;
  /** Token that proves that this page sent the confirmation. */
  readonly proof: string;
}

/** The page that asks before signing out, when nothing proves that the person wanted it. */
export function SignOutScreen({ action, proof }: SignOutScreenProps) {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  return (
    <NarrowPage title={intl.formatMessage(messages.title)}>
      <FormStack method="post" action={action} aria-label={intl.formatMessage(messages.title)}>
        <p>
          <FormattedMessage {...messages.question} />
        </p>
        <input type="hidden" name="xsrf" value={proof} />
        <input type="hidden" name="logout" value="yes" />
        <Inline $gap={4}>
          <Button type="submit" kind="primary">
            <FormattedMessage {...messages.submit} />
          </Button>
          <TextLink href={manager}>
            <FormattedMessage {...messages.stay} />
          </TextLink>
        </Inline>
      </FormStack>
    </NarrowPage>
  );
}
