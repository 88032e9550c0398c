import { styled } from 'styled-components';
import { FormattedMessage, theme } from '@portal/shared';
import { remoteMessages } from './messages.ts';

const Line = styled.p`
  margin-bottom: ${theme.space(3)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** The quiet line above a screen of the release before the current one. */
export function FormerRelease() {
  return (
    <Line role="status">
      <FormattedMessage {...remoteMessages.former} />
    </Line>
  );
}
