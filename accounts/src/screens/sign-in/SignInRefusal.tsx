import { Alert, FormattedMessage, TextLink } from '@portal/shared';
import type { SignInAnswer } from '@portal/shared/contracts';
import { messages } from './messages.ts';

/** From here on minutes are easier to grasp. */
const manySeconds = 90;

/** Why nobody was signed in and what to do. */
export function SignInRefusal({ answer }: { readonly answer: SignInAnswer }) {
  switch (answer.outcome) {
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
          {answer.wait_seconds < manySeconds ? (
            <FormattedMessage {...messages.lockedSeconds} values={{ count: answer.wait_seconds }} />
          ) : (
            <FormattedMessage
              {...messages.lockedMinutes}
              values={{ count: Math.ceil(answer.wait_seconds / 60) }}
            />
          )}
        </Alert>
      );
    case 'over':
      return (
        <Alert
          kind="warning"
          action={
            <TextLink href={answer.location}>
              <FormattedMessage {...messages.startAgain} />
            </TextLink>
          }
        >
          <FormattedMessage {...messages.over} />
        </Alert>
      );
  }
}
