import {
  Button,
  Card,
  FailureAlert,
  FormattedMessage,
  showSnackbar,
  Stack,
  useIntl,
} from '@portal/shared';
import { useSaveOwnData } from '../../api/useSaveOwnData.ts';
import { messages } from './messages.ts';

/** The file with everything that is kept of the signed-in person. */
export function OwnData() {
  const { formatMessage } = useIntl();
  const file = useSaveOwnData();
  return (
    <Card title={formatMessage(messages.title)}>
      <Stack>
        <p>
          <FormattedMessage {...messages.help} />
        </p>
        {file.isError && (
          <FailureAlert error={file.error} title={<FormattedMessage {...messages.failed} />} />
        )}
        <div>
          <Button
            icon="download"
            isBusy={file.isPending}
            onClick={() => {
              file.mutate(undefined, {
                onSuccess: () => {
                  showSnackbar(formatMessage(messages.saved));
                },
              });
            }}
          >
            <FormattedMessage {...messages.save} />
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
