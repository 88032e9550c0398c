import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  RemoteMessages,
  Stack,
  useIntl,
} from '@portal/shared';
import { useConfirmDomain } from '../../api/sso/useConfirmDomain.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { ssoCatalogs } from '../../components/sso/catalogs.ts';
import { messages } from './messages.ts';

const endings = {
  proved: { kind: 'success', text: messages.domainProved },
  used: { kind: 'warning', text: messages.domainUsed },
  taken: { kind: 'warning', text: messages.domainTaken },
} as const;

/** The page of the link that proves a mail domain; opening it does nothing yet. */
export function DomainProofScreen({ token }: { readonly token: string }) {
  return (
    <RemoteMessages catalogs={ssoCatalogs}>
      <Proof token={token} />
    </RemoteMessages>
  );
}

function Proof({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirmDomain(token);
  const ending = confirm.data && endings[confirm.data];
  return (
    <NarrowPage title={formatMessage(messages.domainTitle)}>
      {ending ? (
        <Alert kind={ending.kind}>
          <FormattedMessage {...ending.text} />
        </Alert>
      ) : (
        <Stack>
          <p>
            <FormattedMessage {...messages.domainLead} />
          </p>
          {confirm.isError && <FailureAlert error={confirm.error} />}
          <div>
            <Button
              kind="primary"
              isBusy={confirm.isPending}
              onClick={() => {
                confirm.mutate();
              }}
            >
              <FormattedMessage {...messages.confirm} />
            </Button>
          </div>
        </Stack>
      )}
    </NarrowPage>
  );
}
