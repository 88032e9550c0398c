import { styled } from 'styled-components';
import { theme } from '../../ui/theme/theme.ts';
import { BarButton } from '../Toolbar.styles.ts';

/**
 * A button with its name where there is room, and with its keys where there is a keyboard. Where
 * there is none, the name is read alone.
 */
export const Trigger = styled(BarButton)`
  gap: ${theme.space(2)};
  width: auto;
  padding: 0 ${theme.space(3)};
  ${theme.media.phone} {
    > :nth-child(2) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  > :nth-child(3) {
    padding: 0 ${theme.space(1)};
    border: ${theme.border};
    border-radius: ${theme.radius.s};
    font-size: ${theme.font.size.s};
    @media (max-width: 959.98px), (pointer: coarse) {
      display: none;
    }
  }
`;
