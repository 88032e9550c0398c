import { styled } from 'styled-components';
import { FormattedMessage, theme } from '@portal/shared';
import { messages } from './messages.ts';

const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** What somebody can do who has none of their second factors any more. */
export function LostFactors() {
  return (
    <Note>
      <FormattedMessage {...messages.lost} />
    </Note>
  );
}
