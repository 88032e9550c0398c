import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Wide enough for board and findings side by side. */
const split = '@media (min-width: 1024px)';
/** Top of the board while the page scrolls. */
const pinned = `calc(${theme.size.toolbar} + ${theme.space(3)})`;
/** Height of the board above the findings: a third of the window. */
const third = 'max(34dvh, 200px)';
/** `headerTop` of `@portal/shared/table`, which the first load leaves out. */
const headerTop = '--table-header-top';
/** CSS variable with the share of the board's column. */
export const boardShare = '--board-share';
/** CSS variable with the height of the board, or of its picture above the findings. */
export const boardHeight = '--board-height';

/** Board and findings: side by side, or the board above. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(5)};
  ${boardHeight}: ${third};
  ${split} {
    grid-template-columns: minmax(280px, var(${boardShare}, 58%)) auto minmax(280px, 1fr);
    gap: 0;
    ${boardHeight}: calc(100dvh - ${theme.size.toolbar} - 2 * ${theme.space(3)});
  }
  @media print {
    display: block;
  }
`;

/** Stays visible while the findings scroll with the page. */
export const Pinned = styled.div`
  position: sticky;
  top: ${theme.size.toolbar};
  z-index: 2;
  min-width: 0;
  container-type: inline-size;
  scroll-margin-top: ${pinned};
  ${split} {
    top: ${pinned};
  }
  ${theme.media.low} {
    position: static;
  }
  @media print {
    position: static;
  }
`;

/** The findings. Elements that get focus scroll to below the board. */
export const Sheet = styled.div`
  min-width: 0;
  container-type: inline-size;
  @media (max-width: 1023.98px) and (min-height: 520px) {
    ${headerTop}: calc(${theme.size.toolbar} + ${third});
    :is(h2, a, button, input, select) {
      scroll-margin-top: calc(${pinned} + ${third} + ${theme.space(2)});
    }
  }
`;

/** The border between board and findings. Invisible where the board is above. */
export const Handle = styled.div`
  display: none;
  ${split} {
    display: grid;
    place-items: center;
    position: sticky;
    top: ${pinned};
    width: ${theme.space(5)};
    height: var(${boardHeight});
    cursor: col-resize;
    touch-action: none;
    &::before {
      content: '';
      width: 4px;
      height: 48px;
      border-radius: ${theme.radius.s};
      background: ${theme.color.outline};
    }
  }
  @media print {
    display: none;
  }
`;
