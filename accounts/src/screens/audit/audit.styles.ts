import { Inline, theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Pages = styled(Inline)`
  padding: ${theme.space(4)};
`;
