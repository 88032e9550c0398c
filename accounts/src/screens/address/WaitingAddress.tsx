import {
  Alert,
  Button,
  Fact,
  FailureAlert,
  Facts,
  FormattedMessage,
  showSnackbar,
  Stack,
  StatusChip,
  useFormats,
  useIntl,
} from '@portal/shared';
import { useAddressChange } from '../../api/address/useAddressChange.ts';
import type { AddressChange } from '../../domain/AddressChange.ts';
import { messages } from './messages.ts';

/** A change that waits: which address has agreed, and until when the other one can. */
export function WaitingAddress({ change }: { readonly change: AddressChange }) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const giveUp = useAddressChange();
  return (
    <Stack $gap={4}>
      <Alert>
        <FormattedMessage {...messages.waiting} values={{ email: change.email }} />
      </Alert>
      <Facts>
        <Fact name={messages.newAddress}>
          <Agreement hasAgreed={change.newAgreed} />
        </Fact>
        <Fact name={messages.oldAddress}>
          <Agreement hasAgreed={change.oldAgreed} />
        </Fact>
      </Facts>
      <p>
        <FormattedMessage {...messages.until} values={{ time: instantInWords(change.expiresAt) }} />
      </p>
      {giveUp.isError && <FailureAlert error={giveUp.error} />}
      <div>
        <Button
          isBusy={giveUp.isPending}
          onClick={() => {
            giveUp.mutate(null, {
              onSuccess: () => {
                showSnackbar(formatMessage(messages.givenUp));
              },
            });
          }}
        >
          <FormattedMessage {...messages.giveUp} />
        </Button>
      </div>
    </Stack>
  );
}

/** Whether an address has agreed. */
function Agreement({ hasAgreed }: { readonly hasAgreed: boolean }) {
  return hasAgreed ? (
    <StatusChip tone="success" icon="circle-check">
      <FormattedMessage {...messages.agreed} />
    </StatusChip>
  ) : (
    <StatusChip tone="blueGrey" icon="clock">
      <FormattedMessage {...messages.notAgreed} />
    </StatusChip>
  );
}
