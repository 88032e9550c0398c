import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Styles around charts: bars in the second color are hatched where colors are forced. */
export const hatchStyles = css`
  @media (forced-colors: active) {
    --chart-hatch: url(#chart-hatch);
  }
`;

const Nowhere = styled.svg`
  position: absolute;
`;

/** The pattern that `hatchStyles` uses. */
export function Hatch() {
  return (
    <Nowhere width="0" height="0" aria-hidden>
      <pattern
        id="chart-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3" height="6" fill={theme.color.chartSecond} />
      </pattern>
    </Nowhere>
  );
}
