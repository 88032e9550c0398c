import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** What is shown at the left, what can be taken away at the right; below each other on a phone. */
export const ViewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};
  > * {
    flex: 0 1 auto;
    min-width: 130px;
  }
  ${theme.media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`;

/** The files stay together at the right, in a row of their own where the bar is full. */
export const Files = styled.div`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(3)};
    margin-inline-start: auto;
  }
  ${theme.media.phone} {
    && {
      flex: 1 1 100%;
    }
    > * {
      flex: 1 1 auto;
    }
  }
  @media print {
    && {
      display: none;
    }
  }
`;

export const FilesFailure = styled.div`
  && {
    flex: 1 1 100%;
  }
`;
