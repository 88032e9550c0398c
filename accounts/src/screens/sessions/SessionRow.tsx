import {
  Button,
  Chip,
  FormattedMessage,
  Inline,
  StatusChip,
  useFormats,
  useIntl,
} from '@portal/shared';
import { EntryRow } from '../../components/EntryRow.tsx';
import type { AccountSession } from '../../domain/AccountSession.ts';
import { messages } from './messages.ts';

/** Returns a function that names a device by its browser and system, as far as it says them. */
function useDeviceName(): (session: Pick<AccountSession, 'browser' | 'system'>) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    const named = browser === null ? 'system' : 'browser';
    const has = browser !== null && system !== null ? 'both' : named;
    const isKnown = browser !== null || system !== null;
    return formatMessage(messages.device, { has: isKnown ? has : 'none', browser, system });
  };
}

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
    <EntryRow
      heading={
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
      }
      act={
        !session.isCurrent && (
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
        )
      }
    >
      <li>
        <FormattedMessage {...messages.seen} values={{ time: instant(session.seenAt) }} />
      </li>
      <li>
        <FormattedMessage {...messages.signedIn} values={{ time: instant(session.signedInAt) }} />
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
    </EntryRow>
  );
}
