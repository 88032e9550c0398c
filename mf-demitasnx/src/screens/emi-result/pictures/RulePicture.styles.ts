import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Drawing = styled.svg`
  width: 100%;
  max-width: 320px;
  height: auto;
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.ground};
  fill: none;
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;
  .planes {
    fill: ${theme.color.blueGreySoft};
    stroke: ${theme.color.blueGrey};
    stroke-width: 1;
  }
  .parts {
    stroke: ${theme.color.outline};
  }
  .traces {
    stroke: ${theme.color.chartSecond};
    stroke-width: 3;
  }
  .others {
    stroke: ${theme.color.chartFirst};
    stroke-width: 3;
    @media (forced-colors: active) {
      stroke-dasharray: 10 5;
    }
  }
  .returns {
    stroke: ${theme.color.chartFirst};
    stroke-dasharray: 5 4;
  }
  .fields {
    stroke: ${theme.color.muted};
    stroke-width: 1.5;
  }
  .faults {
    stroke: ${theme.color.danger};
    stroke-dasharray: 3 3;
  }
  .vias {
    fill: ${theme.color.paper};
    stroke: ${theme.color.ink};
  }
`;
