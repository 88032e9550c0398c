import { styled } from 'styled-components';
import {
  Button,
  Chip,
  FormattedMessage,
  Inline,
  StatusChip,
  theme,
  useFormats,
  useIntl,
} from '@portal/shared';
import type { AccountSession } from '../../domain/AccountSession.ts';
import { messages } from './messages.ts';
import { useDeviceName } from './useDeviceName.ts';

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
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(4)};
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  overflow-wrap: anywhere;
`;

interface SessionRowProps {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  readonly onEnd: (device: string) => void;
}

/** A device with its times and address; any but this one can be signed out. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  const device = useDeviceName()(session);
  return (
    <Row>
      <div>
        <Inline>
          <strong>{device}</strong>
          {session.isCurrent && (
            <StatusChip tone="success" icon="circle-check">
              <FormattedMessage {...messages.current} />
            </StatusChip>
          )}
          {session.isKept && (
            <Chip>
              <FormattedMessage {...messages.kept} />
            </Chip>
          )}
        </Inline>
        <Facts>
          <li>
            <FormattedMessage {...messages.seen} values={{ time: instant(session.seenAt) }} />
          </li>
          <li>
            <FormattedMessage
              {...messages.signedIn}
              values={{ time: instant(session.signedInAt) }}
            />
          </li>
          {session.isKept && (
            <li>
              <FormattedMessage {...messages.ends} values={{ time: instant(session.endsAt) }} />
            </li>
          )}
          {session.ip !== null && (
            <li>
              <FormattedMessage {...messages.ip} values={{ ip: session.ip }} />
            </li>
          )}
        </Facts>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          aria-label={formatMessage(messages.endOf, { device })}
          disabled={isBusy}
          onClick={() => {
            onEnd(device);
          }}
        >
          <FormattedMessage {...messages.end} />
        </Button>
      )}
    </Row>
  );
}
