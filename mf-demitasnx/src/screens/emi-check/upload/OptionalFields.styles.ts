import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Details = styled.details`
  > summary {
    padding: ${theme.space(1)} 0;
    border-radius: ${theme.radius.s};
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.medium};
    cursor: pointer;
    ${theme.media.touch} {
      padding: ${theme.space(3)} 0;
    }
  }
  > div {
    padding-top: ${theme.space(2)};
  }
`;

export const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(4)};
  align-items: start;
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
