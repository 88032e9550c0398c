import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** CSS variable with the share of the other board, from 0 to 1. */
export const swipeShare = '--swipe-share';
/** Half the width of the slider's thumb. */
const half = '10px';
const edge = `calc(${half} + (100% - 2 * ${half}) * var(${swipeShare}, 0.5))`;

/** The other board, clipped at the slider. The compositor moves the edge without drawing again. */
export const Covering = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  clip-path: inset(0 calc(100% - ${edge}) 0 0);
  > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

export const Divider = styled.div`
  position: absolute;
  inset-block: 0;
  left: ${edge};
  width: 2px;
  margin-left: -1px;
  pointer-events: none;
  background: ${theme.color.ink};
  outline: 1px solid ${theme.color.paper};
`;

/** The name of a revision on its side of the picture. */
export const Revision = styled.p<{ readonly $isRight?: boolean }>`
  position: absolute;
  top: ${theme.space(2)};
  ${({ $isRight }) => ($isRight ? 'right' : 'left')}: ${theme.space(2)};
  max-width: calc(50% - ${theme.space(3)});
  padding: ${theme.space(1)} ${theme.space(2)};
  overflow-wrap: anywhere;
  pointer-events: none;
  border: ${theme.border};
  border-radius: ${theme.radius.s};
  background: ${theme.color.paper};
  font-size: ${theme.font.size.s};
`;

/** The slider between both boards, at the lower edge of the picture. */
export const SwipeField = styled.input`
  position: absolute;
  inset-inline: 0;
  bottom: ${theme.space(1)};
  width: 100%;
  margin: 0;
  cursor: ew-resize;
  appearance: none;
  background: none;
  &::-webkit-slider-thumb {
    appearance: none;
    width: 20px;
    height: 32px;
    border: 2px solid ${theme.color.paper};
    border-radius: ${theme.radius.s};
    background: ${theme.color.brand};
  }
  &::-moz-range-thumb {
    width: 16px;
    height: 28px;
    border: 2px solid ${theme.color.paper};
    border-radius: ${theme.radius.s};
    background: ${theme.color.brand};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
