import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** The reason beside the disabled button. */
export const Reason = styled.p`
  margin-left: auto;
  color: ${theme.color.muted};
  ${theme.media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;
