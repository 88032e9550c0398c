import { Card, FailureAlert, FormattedMessage, showSnackbar, Stack, useIntl } from '@portal/shared';
import { useDisconnectSite } from '../../api/sites/useDisconnectSite.ts';
import type { ConnectedSite } from '../../domain/ConnectedSite.ts';
import { messages } from './messages.ts';
import { SiteRow } from './SiteRow.tsx';

/** The connected sites, each with a button that disconnects it. */
export function SiteList({ sites }: { readonly sites: readonly ConnectedSite[] }) {
  const { formatMessage } = useIntl();
  const disconnect = useDisconnectSite();
  return (
    <Card title={<FormattedMessage {...messages.list} values={{ count: sites.length }} />}>
      <Stack>
        {disconnect.isError && <FailureAlert error={disconnect.error} />}
        <Stack as="ul" $gap={3}>
          {sites.map((site) => (
            <SiteRow
              key={site.name}
              site={site}
              isBusy={disconnect.isPending}
              onDisconnect={() => {
                disconnect.mutate(site.name, {
                  onSuccess: () => {
                    showSnackbar(formatMessage(messages.disconnected, { site: site.name }));
                  },
                });
              }}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
