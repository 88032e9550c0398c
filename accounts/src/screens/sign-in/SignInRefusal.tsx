import { Alert, FormattedMessage, TextLink } from '@portal/shared';
import type { SignInOutcome } from '../../api/signIn.presenter.ts';
import { messages } from './messages.ts';

/** Number of seconds from which a wait is told in minutes. */
const manySeconds = 90;

/** The reason why a sign-in was refused, and what to do. */
export function SignInRefusal({ outcome }: { readonly outcome: SignInOutcome }) {
  switch (outcome.kind) {
    case 'signed_in':
      return null;
    case 'refused':
      return (
        <Alert kind="danger">
          <FormattedMessage {...messages.refused} />
        </Alert>
      );
    case 'locked':
      return (
        <Alert kind="warning">
          {outcome.waitSeconds < manySeconds ? (
            <FormattedMessage {...messages.lockedSeconds} values={{ count: outcome.waitSeconds }} />
          ) : (
            <FormattedMessage
              {...messages.lockedMinutes}
              values={{ count: Math.ceil(outcome.waitSeconds / 60) }}
            />
          )}
        </Alert>
      );
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
