import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Times = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${theme.space(1)} ${theme.space(4)};
  margin: ${theme.space(2)} 0 0;
  ${theme.media.phone} {
    grid-template-columns: 1fr;
    gap: 0;
  }
`;

export const Label = styled.dt`
  color: ${theme.color.muted};
`;

export const Time = styled.dd`
  margin: 0;
  ${theme.media.phone} {
    margin-bottom: ${theme.space(2)};
  }
`;
