import { Alert, Button, FormattedMessage, RemoteMessages, Stack, useIntl } from '@portal/shared';
import { useJoinBySso } from '../../api/sso/useJoinBySso.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { ssoCatalogs } from '../../components/sso/catalogs.ts';
import type { AccountScreen } from '../../session/readPage.ts';
import { AccountProof } from './AccountProof.tsx';
import { JoinFailure } from './JoinFailure.tsx';
import { messages } from './messages.ts';
import { SsoRegistrationForm } from './SsoRegistrationForm.tsx';

type Joining = Extract<AccountScreen, { readonly name: 'sso_join' }>;

/** The first sign-in by the provider of a team that the person is not in yet. */
export function SsoJoinScreen({ screen }: { readonly screen: Joining }) {
  return (
    <RemoteMessages catalogs={ssoCatalogs}>
      <Join screen={screen} />
    </RemoteMessages>
  );
}

function Join({ screen }: { readonly screen: Joining }) {
  const { formatMessage } = useIntl();
  const join = useJoinBySso(screen.action);
  const { leaving, team_name: team, email } = screen;
  const values = { team, email, former: leaving?.team_name ?? '' };
  const refusal = leaving?.refusal ?? null;
  if (screen.proof) {
    return (
      <NarrowPage title={formatMessage(messages.proofTitle)}>
        <AccountProof action={screen.action} email={email} token={screen.proof.token} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={formatMessage(messages.title)}>
      <Stack $gap={5}>
        <p>
          <FormattedMessage {...messages.offer} values={values} />
        </p>
        {leaving === null && <SsoRegistrationForm screen={screen} />}
        {refusal !== null && (
          <Alert kind="warning">
            <FormattedMessage {...messages[refusal]} values={values} />
          </Alert>
        )}
        {leaving !== null && refusal === null && (
          <>
            <Alert>
              <FormattedMessage {...messages.leaves} values={values} />
            </Alert>
            <JoinFailure error={join.error} former={values.former} />
            <div>
              <Button
                kind="primary"
                isBusy={join.isPending || join.isSuccess}
                onClick={() => {
                  join.mutate(null);
                }}
              >
                <FormattedMessage {...messages.move} />
              </Button>
            </div>
          </>
        )}
      </Stack>
    </NarrowPage>
  );
}
