import { FormattedMessage, theme, useIntl } from '@portal/shared';
import { leavingDays } from '@portal/shared/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LeavingOutlook } from '../../api/leaving/leavingQuery.ts';
import { messages } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);
  gap: ${theme.space(3)} ${theme.space(5)};
  > div {
    display: contents;
  }
  dt {
    font-weight: ${theme.font.weight.medium};
  }
  dd > p + p {
    margin-top: ${theme.space(1)};
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(1)};
    dd {
      margin-bottom: ${theme.space(3)};
    }
  }
`;

/** What happens to access, licenses, orders, analyses and data when a person leaves. */
export function WhatHappens({ outlook }: { readonly outlook: LeavingOutlook }) {
  const { formatMessage } = useIntl();
  const { team, teamEnds, runningLicenses, autoRenewals, unpaidOrders, openJobs } = outlook;
  const say = (message: (typeof messages)[keyof typeof messages], count = 0): ReactNode => (
    <p>
      <FormattedMessage {...message} values={{ team, count, days: leavingDays }} />
    </p>
  );
  const rows = [
    [messages.access, say(messages.accessEffect)],
    [
      messages.licenses,
      <>
        {say(teamEnds ? messages.licensesEnd : messages.licensesStay, runningLicenses)}
        {teamEnds && autoRenewals > 0 && say(messages.renewalsRest, autoRenewals)}
      </>,
    ],
    [
      messages.orders,
      <>
        {say(teamEnds ? messages.ordersEnd : messages.ordersStay)}
        {teamEnds && unpaidOrders > 0 && say(messages.unpaid, unpaidOrders)}
      </>,
    ],
    [
      messages.jobs,
      <>
        {say(teamEnds ? messages.jobsEnd : messages.jobsStay)}
        {openJobs > 0 && say(messages.jobsGoOn, openJobs)}
      </>,
    ],
    [messages.comeBack, say(messages.comeBackEffect)],
    [messages.data, say(teamEnds ? messages.dataWithTeam : messages.dataEffect)],
    [messages.documents, say(messages.documentsEffect)],
  ] as const;
  return (
    <List>
      {rows.map(([about, effect]) => (
        <div key={about.id}>
          <dt>{formatMessage(about)}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </List>
  );
}
