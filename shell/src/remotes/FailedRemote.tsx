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
  /** Id of the failure for support; left out if it was not reported. */
  readonly id?: string | undefined;
  readonly onRetry: () => void;
  /** Switches to the former release; left out if there is none. */
  readonly onTakeFormer?: (() => void) | undefined;
}

/** The alert in place of a screen that could not be loaded or has failed. */
export function FailedRemote({ reason, id, onRetry, onTakeFormer }: FailedRemoteProps) {
  const intl = useIntl();
  // Only a reload brings the shell that such a release needs.
  const needsNewPage = reason === 'incompatible';
  const heading = reason === 'broken' ? remoteMessages.stopped : commonMessages.screenNotLoaded;
  useRetryOnline(onRetry, reason === 'unreachable' || reason === 'timeout');
  const handleReload = () => {
    window.location.reload();
  };
  return (
    <>
      <PageHeading title={intl.formatMessage(heading)} />
      <StateMessage
        icon="triangle-alert"
        role="alert"
        detail={id && <FormattedMessage {...commonMessages.requestId} values={{ id }} />}
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
