import {
  commonMessages,
  FormattedMessage,
  LinkButton,
  PageHeading,
  StateMessage,
  useIntl,
} from '@portal/shared';
import { screenMessages } from './messages.ts';

/** No remote owns the address. */
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
