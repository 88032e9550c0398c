import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A vertical timeline, oldest event first. */
export const Steps = styled.ol`
  margin: 0;
  padding: 0 0 0 ${theme.space(4)};
  border-inline-start: 2px solid ${theme.color.hairline};
  list-style: none;
  font-size: ${theme.font.size.m};
  > li {
    position: relative;
    padding-bottom: ${theme.space(3)};
    &:last-child {
      padding-bottom: 0;
    }
    &::before {
      content: '';
      position: absolute;
      left: calc(-${theme.space(4)} - 6px);
      top: 0.45em;
      width: 10px;
      height: 10px;
      border-radius: ${theme.radius.pill};
      background: ${theme.color.brand};
    }
    p + p {
      color: ${theme.color.muted};
      font-variant-numeric: tabular-nums;
    }
  }
`;
