import { useEffect } from 'react';
import {
  FormattedMessage,
  PageHeading,
  StateMessage,
  useIntl,
  announceSession,
} from '@portal/shared';
import { sessionMessages } from '../session/messages.ts';

/**
 * The page at the end of a sign-in in a separate window: it tells the waiting page, and closes.
 */
export function SignedInScreen() {
  const title = useIntl().formatMessage(sessionMessages.signedInTitle);
  useEffect(() => {
    announceSession('signed-in');
    // Browsers close only a window that a page has opened; any other one keeps showing its
    // sentence.
    window.close();
  }, []);
  return (
    <>
      <PageHeading title={title} />
      <StateMessage icon="circle-check" role="status">
        <FormattedMessage {...sessionMessages.signedInText} />
      </StateMessage>
    </>
  );
}
