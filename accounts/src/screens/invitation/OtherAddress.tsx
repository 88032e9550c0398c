import { Alert, Button, FailureAlert, FormattedMessage, Stack } from '@portal/shared';
import { useSignOutHere } from '../../api/sessions/useSignOutHere.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface OtherAddressProps {
  readonly token: string;
  /** Address of the signed-in person. */
  readonly own: string;
  /** Address of the invited person. */
  readonly email: string;
  readonly hasAccount: boolean;
}

/** Says that another person is signed in, and offers to continue as the invited one. */
export function OtherAddress({ token, own, email, hasAccount }: OtherAddressProps) {
  const signOut = useSignOutHere();
  return (
    <Stack $align="start">
      <Alert kind="warning">
        <FormattedMessage {...messages.otherAddress} values={{ own, email }} />
      </Alert>
      <FailureAlert error={signOut.error} />
      <Button
        kind="primary"
        isBusy={signOut.isPending || signOut.isSuccess}
        onClick={() => {
          signOut.mutate(hasAccount ? paths.invitationSignIn(token) : paths.invitation(token));
        }}
      >
        <FormattedMessage {...messages.signOut} />
      </Button>
    </Stack>
  );
}
