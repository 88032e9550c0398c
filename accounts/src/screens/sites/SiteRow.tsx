import { styled } from 'styled-components';
import { Button, FormattedMessage, theme, useFormats, useIntl, useSession } from '@portal/shared';
import type { ConnectedSite } from '../../domain/ConnectedSite.ts';
import { remoteTitle } from '../../domain/SiteRemote.ts';
import { messages } from './messages.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
`;

const Facts = styled.ul`
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  overflow-wrap: anywhere;
`;

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
    <Row>
      <div>
        <strong>{site.name}</strong>
        <Facts>
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
        </Facts>
      </div>
      <Button
        size="small"
        aria-label={formatMessage(messages.disconnectOf, { site: site.name })}
        disabled={isBusy}
        onClick={onDisconnect}
      >
        <FormattedMessage {...messages.disconnect} />
      </Button>
    </Row>
  );
}
