import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  Inline,
  Stack,
  useFormats,
} from '@portal/shared';
import { useAnswerAddressLink } from '../../api/address/useAnswerAddressLink.ts';
import type { AddressLink } from '../../domain/AddressChange.ts';
import { AddressEnding } from './AddressEnding.tsx';
import { messages } from './messages.ts';

interface AddressOfferProps {
  readonly token: string;
  readonly link: Extract<AddressLink, { readonly kind: 'open' }>;
}

/** Asks the person to agree to a change of address or to stop it, then shows the outcome. */
export function AddressOffer({ token, link }: AddressOfferProps) {
  const { instantInWords } = useFormats();
  const answer = useAnswerAddressLink(token);
  if (answer.data) return <AddressEnding outcome={answer.data} />;
  const { side, oldEmail, newEmail, hasAgreed, expiresAt } = link;
  return (
    <Stack $gap={4}>
      <p>
        <FormattedMessage
          {...messages.change}
          values={{ oldEmail: <strong>{oldEmail}</strong>, newEmail: <strong>{newEmail}</strong> }}
        />
      </p>
      {hasAgreed ? (
        <Alert kind="success">
          <FormattedMessage {...messages.waiting} />
        </Alert>
      ) : (
        <p>
          <FormattedMessage {...messages.both} values={{ time: instantInWords(expiresAt) }} />
        </p>
      )}
      {answer.isError && <FailureAlert error={answer.error} />}
      <Inline>
        {!hasAgreed && (
          <Button
            kind="primary"
            isBusy={answer.isPending}
            onClick={() => {
              answer.mutate('agree');
            }}
          >
            <FormattedMessage {...messages[side]} />
          </Button>
        )}
        <Button
          disabled={answer.isPending}
          onClick={() => {
            answer.mutate('refuse');
          }}
        >
          <FormattedMessage {...messages.refuse} />
        </Button>
      </Inline>
    </Stack>
  );
}
