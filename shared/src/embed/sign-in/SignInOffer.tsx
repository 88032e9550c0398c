import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { StateMessage } from '../../ui/state/StateMessage.tsx';
import { messages } from '../messages.ts';
import { SignInFailure } from '../tokens/SignInFailure.ts';

interface SignInOfferProps {
  /** Not when the page's own server signs people in. */
  readonly isOffered: boolean;
  /** The window is open. */
  readonly isOpen: boolean;
  /** Of the attempt before. */
  readonly failure: unknown;
  readonly onOpen: () => void;
}

/** Says what a sign-in is for, or how the one before came to nothing, with the button. */
export function SignInOffer({ isOffered, isOpen, failure, onOpen }: SignInOfferProps) {
  const hasFailed = failure !== undefined && !isOpen;
  const reason = failure instanceof SignInFailure ? failure.reason : 'failed';
  const button = (
    <Button kind="primary" isBusy={isOpen} onClick={onOpen}>
      <FormattedMessage {...messages.signIn} />
    </Button>
  );
  const sentence = () => {
    if (!isOffered) return messages.tokenRefused;
    if (isOpen) return messages.windowOpen;
    return hasFailed ? messages[reason] : messages.whySignIn;
  };
  return (
    <StateMessage
      icon={hasFailed ? 'triangle-alert' : 'user'}
      role={hasFailed ? 'alert' : 'status'}
      action={isOffered && button}
    >
      <FormattedMessage {...sentence()} values={{ site: location.origin }} />
    </StateMessage>
  );
}
