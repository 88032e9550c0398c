import { Inline, theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Search first, then the filters; on a phone two of them in a line. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)} ${theme.space(4)} ${theme.space(3)};
  border-bottom: ${theme.border};
  > * {
    flex: 0 1 auto;
    min-width: 120px;
  }
  > :first-child {
    flex: 1 1 220px;
  }
  ${theme.media.phone} {
    > :first-child {
      flex-basis: 100%;
    }
    > :not(:first-child) {
      flex: 1 1 calc(50% - ${theme.space(3)});
    }
  }
`;

export const Pages = styled(Inline)`
  padding: ${theme.space(4)};
`;
