import { Button, FormattedMessage, useFormats, useIntl, useSession } from '@portal/shared';
import { EntryRow } from '../../components/EntryRow.tsx';
import type { ConnectedSite } from '../../domain/ConnectedSite.ts';
import { remoteTitle } from '../../domain/SiteRemote.ts';
import { messages } from './messages.ts';

interface SiteRowProps {
  readonly site: ConnectedSite;
  readonly isBusy: boolean;
  readonly onDisconnect: () => void;
}

/** A site with its addresses, what it shows and until when. */
export function SiteRow({ site, isBusy, onDisconnect }: SiteRowProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  const locale = useSession((session) => session.locale);
  const remotes = site.remotes.map((remote) => remoteTitle(remote, locale));
  return (
    <EntryRow
      heading={<strong>{site.name}</strong>}
      act={
        <Button
          size="small"
          aria-label={formatMessage(messages.disconnectOf, { site: site.name })}
          disabled={isBusy}
          onClick={onDisconnect}
        >
          <FormattedMessage {...messages.disconnect} />
        </Button>
      }
    >
      <li>{site.origins.join(', ')}</li>
      <li>
        <FormattedMessage
          {...messages.remotes}
          values={{ remotes: remotes.join(locale === 'ja' ? '、' : ', ') }}
        />
      </li>
      <li>
        <FormattedMessage
          {...messages.times}
          values={{ connected: instant(site.connectedAt), ends: instant(site.endsAt) }}
        />
      </li>
    </EntryRow>
  );
}
