import {
  Button,
  commonMessages,
  FormattedMessage,
  PageHeading,
  StateMessage,
  useIntl,
} from '@portal/shared';
import { remoteMessages } from './messages.ts';
import { useRemotes } from './RemotesContext.ts';
import { useRetryOnline } from './useRetryOnline.ts';

/** The alert when the registry cannot be read, so that the owner of the address is unknown. */
export function UnreachableRegistry() {
  const intl = useIntl();
  const remotes = useRemotes();
  const handleRetry = () => {
    remotes.open(window.location.pathname);
  };
  useRetryOnline(handleRetry);
  return (
    <>
      <PageHeading title={intl.formatMessage(commonMessages.screenNotLoaded)} />
      <StateMessage
        icon="triangle-alert"
        role="alert"
        action={
          <Button icon="refresh-cw" onClick={handleRetry}>
            <FormattedMessage {...commonMessages.tryAgain} />
          </Button>
        }
      >
        <FormattedMessage {...remoteMessages.registryUnreachable} />
      </StateMessage>
    </>
  );
}
