import {
  Card,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Stack,
  StatusChip,
  useIntl,
  useQuery,
} from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { ssoCatalogs } from '../../components/sso/catalogs.ts';
import { singleSignOnQuery } from '../../api/sso/singleSignOnQuery.ts';
import { DomainProof } from './DomainProof.tsx';
import { messages } from './messages.ts';
import { ProviderForm } from './ProviderForm.tsx';
import { ProviderTest } from './ProviderTest.tsx';
import { SignOnSwitch } from './SignOnSwitch.tsx';

const looks = {
  draft: { tone: 'warning', icon: 'clock' },
  proved: { tone: 'warning', icon: 'clock' },
  tested: { tone: 'blueGrey', icon: 'circle-check' },
  on: { tone: 'success', icon: 'circle-check' },
} as const;

/** The four steps of the setup, each open once the one before it is done. */
function SingleSignOn() {
  const { formatMessage } = useIntl();
  const query = useQuery(singleSignOnQuery());
  const setup = query.data?.setup;
  return (
    <>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      <QueryContent query={query} isCard lines={5} lineHeight="44px">
        {(signOn) => (
          <Stack $gap={5}>
            <Card
              title={formatMessage(messages.provider)}
              actions={
                setup && (
                  <StatusChip {...looks[setup.state]}>
                    <FormattedMessage {...messages[setup.state]} />
                  </StatusChip>
                )
              }
            >
              <ProviderForm signOn={signOn} />
            </Card>
            {setup && (
              <>
                <Card title={formatMessage(messages.domainStep)}>
                  <DomainProof setup={setup} />
                </Card>
                <Card title={formatMessage(messages.test)}>
                  <ProviderTest setup={setup} />
                </Card>
                <Card title={formatMessage(messages.switch)}>
                  <SignOnSwitch setup={setup} />
                </Card>
              </>
            )}
          </Stack>
        )}
      </QueryContent>
    </>
  );
}

/** The sign-on of the team by its own provider, for its owner. */
export function SsoScreen() {
  return (
    <RemoteMessages catalogs={ssoCatalogs}>
      <SingleSignOn />
    </RemoteMessages>
  );
}
