import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** What is shown at the left, what can be taken away at the right; below each other on a phone. */
export const ViewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};
  > :not(a) {
    flex: 0 1 auto;
    min-width: 150px;
  }
  ${theme.media.phone} {
    > :not(a) {
      flex: 1 1 140px;
    }
    > a {
      flex: 1 1 100%;
    }
  }
  @media print {
    > a {
      display: none;
    }
  }
`;

export const Gap = styled.span`
  && {
    flex: 1 1 0;
    min-width: 0;
  }
  ${theme.media.phone} {
    display: none;
  }
`;
