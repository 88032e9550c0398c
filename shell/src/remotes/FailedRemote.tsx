import {
  Button,
  commonMessages,
  FormattedMessage,
  Inline,
  PageHeading,
  StateMessage,
  useIntl,
} from '@portal/shared';
import { failureMessages, remoteMessages } from './messages.ts';
import type { FailureReason } from './ScreenState.ts';
import { useRetryOnline } from './useRetryOnline.ts';

interface FailedRemoteProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
  /** Goes on with the release before the one that has failed; left out where there is none. */
  readonly onTakeFormer?: (() => void) | undefined;
}

/** The alert in place of a screen that could not be loaded or has failed. */
export function FailedRemote({ reason, onRetry, onTakeFormer }: FailedRemoteProps) {
  const intl = useIntl();
  // Only a reload brings the shell that such a release needs.
  const needsNewPage = reason === 'incompatible';
  useRetryOnline(onRetry, reason === 'unreachable' || reason === 'timeout');
  const handleReload = () => {
    window.location.reload();
  };
  return (
    <>
      <PageHeading title={intl.formatMessage(commonMessages.screenNotLoaded)} />
      <StateMessage
        icon="triangle-alert"
        role="alert"
        action={
          <Inline>
            <Button icon="refresh-cw" onClick={needsNewPage ? handleReload : onRetry}>
              <FormattedMessage
                {...(needsNewPage ? commonMessages.reload : commonMessages.tryAgain)}
              />
            </Button>
            {onTakeFormer && (
              <Button onClick={onTakeFormer}>
                <FormattedMessage {...remoteMessages.useFormer} />
              </Button>
            )}
          </Inline>
        }
      >
        <FormattedMessage {...failureMessages[reason]} />
      </StateMessage>
    </>
  );
}
