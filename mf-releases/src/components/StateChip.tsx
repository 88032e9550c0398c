import { FormattedMessage, StatusChip, useIntl } from '@portal/shared';
import type { Release } from '../domain/Release.ts';
import { audienceMessages, stateMessages } from './messages.ts';

const looks = {
  current: { tone: 'success', icon: 'circle-check' },
  canary: { tone: 'warning', icon: 'users' },
  previous: { tone: 'grey', icon: 'clock' },
  past: { tone: 'grey', icon: 'clock' },
} as const;

/** The state of a release, with the audience of a canary. */
export function StateChip({ state, audience }: Pick<Release, 'state' | 'audience'>) {
  const { formatMessage, formatList } = useIntl();
  const { tone, icon } = looks[state];
  const who = audience && [
    ...(audience.staff ? [formatMessage(audienceMessages.staff)] : []),
    ...(audience.teams > 0
      ? [formatMessage(audienceMessages.teams, { count: audience.teams })]
      : []),
    ...(audience.share > 0
      ? [formatMessage(audienceMessages.share, { share: audience.share })]
      : []),
  ];
  return (
    <>
      <StatusChip tone={tone} icon={icon}>
        <FormattedMessage {...stateMessages[state]} />
      </StatusChip>
      {who && <div>{formatList(who, { type: 'unit' })}</div>}
    </>
  );
}
