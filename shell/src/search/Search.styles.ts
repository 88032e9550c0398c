import { styled } from 'styled-components';
import { theme } from '@portal/shared';
import { BarButton } from '@portal/shared/frame';

/** A button with its name where there is room, and with its keys where there is a keyboard. */
export const Trigger = styled(BarButton)`
  gap: ${theme.space(2)};
  && {
    width: auto;
    min-width: 40px;
  }
  padding: 0 ${theme.space(2)};
  ${theme.media.phone} {
    > span:nth-child(2) {
      display: none;
    }
  }
  > kbd {
    padding: 0 ${theme.space(1)};
    border: ${theme.border};
    border-radius: ${theme.radius.s};
    font: inherit;
    font-size: ${theme.font.size.s};
    ${theme.media.narrow} {
      display: none;
    }
    ${theme.media.touch} {
      display: none;
    }
  }
`;
