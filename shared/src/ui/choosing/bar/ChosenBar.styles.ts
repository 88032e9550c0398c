import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/**
 * Sticks to the bottom of the window, in reach of a thumb, so that no row moves when it appears.
 */
export const Bar = styled.div`
  position: sticky;
  bottom: ${theme.size.frameBottom};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-top: ${theme.border};
  border-radius: 0 0 ${theme.radius.l} ${theme.radius.l};
  background: ${theme.color.paper};
  box-shadow: 0 -2px 8px rgb(0 0 0 / 8%);
  ${theme.media.low} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

export const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(2)};
`;

export const Count = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.bold};
  > span {
    color: ${theme.color.muted};
    font-weight: ${theme.font.weight.normal};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
`;
