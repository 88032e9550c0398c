import { styled } from 'styled-components';
import { FormattedMessage, theme } from '@portal/shared';
import { messages } from './messages.ts';

const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** Says what to do when all second factors are lost. */
export function LostFactors() {
  return (
    <Note>
      <FormattedMessage {...messages.lost} />
    </Note>
  );
}
