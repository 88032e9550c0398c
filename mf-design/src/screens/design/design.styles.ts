import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** The heading of a part that is no card. */
export const Heading = styled.h2`
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.tight};
`;
