import {
  Card,
  FailureAlert,
  FormattedMessage,
  Inline,
  roleOf,
  showSnackbar,
  Stack,
  Switch,
  useIntl,
  useQuery,
  useSession,
  commonMessages,
} from '@portal/shared';
import { reportQuery, useSubscribe } from '../../../api/reportQuery.ts';
import { messages } from './messages.ts';

/** Lets the owner subscribe to last month's figures by mail. */
export function ReportSwitch() {
  const isOwner = useSession((session) => roleOf(session) === 'owner');
  return isOwner ? <OwnersSwitch /> : null;
}

function OwnersSwitch() {
  const { formatMessage } = useIntl();
  const { data, error } = useQuery(reportQuery());
  const change = useSubscribe();
  const isOn = change.isPending ? change.variables : (data?.subscribed ?? false);
  return (
    <Card>
      <Stack $gap={3}>
        <Inline $gap={3}>
          <Switch
            isOn={isOn}
            isDisabled={data === undefined}
            isBusy={change.isPending}
            label={formatMessage(messages.report)}
            onChange={(subscribed) => {
              change.mutate(subscribed, {
                onSuccess: () => {
                  showSnackbar(formatMessage(commonMessages.saved));
                },
              });
            }}
          />
          <span aria-hidden>
            <FormattedMessage {...messages.report} />
          </span>
        </Inline>
        <FailureAlert
          error={change.error ?? error}
          title={<FormattedMessage {...messages.reportFailed} />}
        />
      </Stack>
    </Card>
  );
}
