import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Filters on the left, downloads on the right; stacked on phones. */
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

/** Keeps the files together on the right, in a row below if the bar is full. */
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
