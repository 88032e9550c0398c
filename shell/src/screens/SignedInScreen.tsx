import { useEffect } from 'react';
import {
  FormattedMessage,
  PageHeading,
  StateMessage,
  useIntl,
  announceSession,
} from '@portal/shared';
import { sessionMessages } from '../session/messages.ts';

/** Where a sign-in in a window of its own ends: tells the page that waits, and closes. */
export function SignedInScreen() {
  const title = useIntl().formatMessage(sessionMessages.signedInTitle);
  useEffect(() => {
    announceSession('signed-in');
    // Only a window that the page itself has opened closes; any other one stays with its sentence.
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
