import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  showSnackbar,
  Stack,
  useFormats,
  useIntl,
} from '@portal/shared';
import { useKeepFactors } from '../../../api/factors/useKeepFactors.ts';
import { messages } from './messages.ts';

/** That all second factors are about to be removed, and the way to keep them. */
export function FactorReset({ at }: { readonly at: string }) {
  const { formatMessage } = useIntl();
  const { instantInWords } = useFormats();
  const keep = useKeepFactors();
  return (
    <Alert kind="warning">
      <Stack $gap={3} $align="start">
        <p>
          <FormattedMessage {...messages.resetAt} values={{ time: instantInWords(at) }} />
        </p>
        <FailureAlert error={keep.error} />
        <Button
          size="small"
          isBusy={keep.isPending}
          onClick={() => {
            keep.mutate(undefined, {
              onSuccess: () => {
                showSnackbar(formatMessage(messages.resetStopped));
              },
            });
          }}
        >
          <FormattedMessage {...messages.keep} />
        </Button>
      </Stack>
    </Alert>
  );
}
