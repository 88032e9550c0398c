import { FormattedMessage, Stack, theme } from '@portal/shared';
import { styled } from 'styled-components';
import { messages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;

const changes = [
  messages.changeStore,
  messages.changeOrders,
  messages.changeLog,
  messages.changeTeam,
  messages.changeDownload,
] as const;

/** What a Professional edition team has that a Community edition team has not, and what it costs. */
export function WhatChanges() {
  return (
    <Stack>
      <List>
        {changes.map((change) => (
          <li key={change.id}>
            <FormattedMessage {...change} />
          </li>
        ))}
      </List>
      <p>
        <FormattedMessage {...messages.free} />
      </p>
    </Stack>
  );
}
