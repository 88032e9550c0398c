import {
  Alert,
  Card,
  FormattedMessage,
  Inline,
  LinkButton,
  PageHeading,
  roleOf,
  Stack,
  useIntl,
  useQuery,
  useSession,
} from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { upgradeQuery } from '../../api/upgradeQuery.ts';
import { useUpgrade } from '../../api/useUpgrade.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { UpgradeDetails } from './UpgradeDetails.tsx';
import { WhatChanges } from './WhatChanges.tsx';

/** The page on which a Community edition team becomes a Professional edition one. */
export function UpgradeScreen() {
  const { formatMessage } = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const isOwner = useSession(roleOf) === 'owner';
  const upgrade = useUpgrade();
  if (upgrade.isSuccess) {
    return (
      <>
        <PageHeading title={formatMessage(messages.title)} step="done" />
        <Card>
          <Stack>
            <Alert kind="success">
              <FormattedMessage {...messages.done} />
            </Alert>
            <Inline>
              <LinkButton kind="primary" href={`${manager}${paths.storeHome}`}>
                <FormattedMessage {...messages.toStore} />
              </LinkButton>
              <LinkButton href={paths.team}>
                <FormattedMessage {...messages.toTeam} />
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeading title={formatMessage(messages.title)} />
      <Card title={formatMessage(messages.changes)}>
        <WhatChanges />
      </Card>
      {isOwner ? (
        <Form upgrade={upgrade} />
      ) : (
        <Alert>
          <FormattedMessage {...messages.ownerOnly} />
        </Alert>
      )}
    </>
  );
}

function Form({ upgrade }: { readonly upgrade: ReturnType<typeof useUpgrade> }) {
  const company = useQuery(upgradeQuery());
  return (
    <Card title={<FormattedMessage {...messages.company} />}>
      <QueryContent query={company} lines={4} lineHeight="60px">
        {(data, reload) => (
          <UpgradeDetails
            company={data}
            error={upgrade.error}
            onReload={reload}
            onUpgrade={async (form) => {
              await upgrade.mutateAsync(form);
            }}
          />
        )}
      </QueryContent>
    </Card>
  );
}
