import { Alert, FormattedMessage, TextLink } from '@portal/shared';
import type { SignInOutcome } from '../../api/signIn.presenter.ts';
import { LockedAlert } from '../../components/LockedAlert.tsx';
import { messages } from './messages.ts';

/** The reason why a sign-in was refused, and what to do. */
export function SignInRefusal({ outcome }: { readonly outcome: SignInOutcome }) {
  switch (outcome.kind) {
    case 'signed_in':
    case 'second_factor':
    case 'set_up_factor':
      return null;
    case 'refused':
      return (
        <Alert kind="danger">
          <FormattedMessage {...messages.refused} />
        </Alert>
      );
    case 'single_sign_on':
      return (
        <Alert kind="danger">
          <FormattedMessage {...messages.ssoRefused} />
        </Alert>
      );
    case 'locked':
      return <LockedAlert waitSeconds={outcome.waitSeconds} />;
    case 'over':
      return (
        <Alert
          kind="warning"
          action={
            <TextLink href={outcome.location}>
              <FormattedMessage {...messages.startAgain} />
            </TextLink>
          }
        >
          <FormattedMessage {...messages.over} />
        </Alert>
      );
  }
}
