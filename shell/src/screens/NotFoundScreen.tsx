import {
  commonMessages,
  FormattedMessage,
  LinkButton,
  PageHeading,
  StateMessage,
  useIntl,
} from '@portal/shared';
import { screenMessages } from './messages.ts';

/** The screen for an address that no remote owns. */
export function NotFoundScreen() {
  const intl = useIntl();
  return (
    <>
      <PageHeading title={intl.formatMessage(commonMessages.pageNotFound)} />
      <StateMessage
        icon="search"
        action={
          <LinkButton href="/">
            <FormattedMessage {...screenMessages.toStart} />
          </LinkButton>
        }
      >
        <FormattedMessage {...screenMessages.notFound} />
      </StateMessage>
    </>
  );
}
