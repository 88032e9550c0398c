import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  Stack,
  TextLink,
  useIntl,
} from '@portal/shared';
import { useStopFactorReset } from '../../api/factors/useStopFactorReset.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { FactorMessages } from '../../components/second-factor/FactorMessages.tsx';
import { paths } from '../../paths.ts';
import { messages } from '../security/factors/messages.ts';

const endings = {
  stopped: { kind: 'success', text: messages.resetStopped },
  over: { kind: 'warning', text: messages.resetOver },
} as const;

/** The page of the link that keeps second factors from being removed; opening it does nothing yet. */
export function FactorResetScreen({ token }: { readonly token: string }) {
  return (
    <FactorMessages>
      <Stop token={token} />
    </FactorMessages>
  );
}

function Stop({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const stop = useStopFactorReset(token);
  const ending = stop.data && endings[stop.data];
  return (
    <NarrowPage title={formatMessage(messages.resetTitle)}>
      {ending ? (
        <Stack $align="start">
          <Alert kind={ending.kind}>
            <FormattedMessage {...ending.text} />
          </Alert>
          <TextLink href={paths.security}>
            <FormattedMessage {...messages.title} />
          </TextLink>
        </Stack>
      ) : (
        <Stack>
          <p>
            <FormattedMessage {...messages.resetLead} />
          </p>
          <FailureAlert error={stop.error} />
          <div>
            <Button
              kind="primary"
              isBusy={stop.isPending}
              onClick={() => {
                stop.mutate();
              }}
            >
              <FormattedMessage {...messages.keep} />
            </Button>
          </div>
        </Stack>
      )}
    </NarrowPage>
  );
}
