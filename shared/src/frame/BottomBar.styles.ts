import { styled } from 'styled-components';
import { theme } from '../ui/theme/theme.ts';

const height = `calc(${theme.size.toolbar} + env(safe-area-inset-bottom))`;

/** Only on upright phones. Elements after it leave room for it (`theme.size.frameBottom`). */
export const Bar = styled.nav`
  display: none;
  ${theme.media.phoneUpright} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${theme.layer.toolbar};
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    height: ${height};
    padding: ${theme.space(1)} ${theme.space(1)}
      calc(${theme.space(1)} + env(safe-area-inset-bottom));
    background: ${theme.color.ground};
    border-top: ${theme.border};
    & ~ * {
      --frame-bottom: ${height};
    }
    > * {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: 0;
      font-size: ${theme.font.size.s};
      text-align: center;
      content-visibility: visible;
    }
    > button {
      border: 0;
      background: none;
      cursor: pointer;
    }
  }
  @media print {
    display: none;
  }
`;
