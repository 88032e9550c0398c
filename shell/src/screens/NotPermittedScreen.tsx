import {
  commonMessages,
  FormattedMessage,
  LinkButton,
  PageHeading,
  StateMessage,
  useIntl,
} from '@portal/shared';
import { screenMessages } from './messages.ts';

/** The screen for an address that the person may not open. */
export function NotPermittedScreen() {
  const intl = useIntl();
  return (
    <>
      <PageHeading title={intl.formatMessage(commonMessages.notPermitted)} />
      <StateMessage
        icon="lock"
        action={
          <LinkButton href="/">
            <FormattedMessage {...screenMessages.toStart} />
          </LinkButton>
        }
      >
        <FormattedMessage {...screenMessages.notPermitted} />
      </StateMessage>
    </>
  );
}
