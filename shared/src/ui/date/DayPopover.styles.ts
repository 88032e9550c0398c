import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { floatingStyles } from '../overlays/overlay.styles.ts';
import { theme } from '../theme/theme.ts';

const cellSize = '36px';

export const Paper = styled(Popover)`
  ${floatingStyles}
  padding: ${theme.space(3)};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  padding-bottom: ${theme.space(2)};
  > h2 {
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.bold};
  }
`;

export const Turn = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${theme.size.controlSmall};
  height: ${theme.size.controlSmall};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  cursor: pointer;
  &[data-hovered] {
    background: ${theme.color.hover};
  }
  &[data-focus-visible] {
    ${theme.focusRing}
  }
  &[data-disabled] {
    color: ${theme.color.grey};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Days = styled(CalendarGrid)`
  border-collapse: collapse;
  td {
    padding: 1px;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  width: ${cellSize};
  padding-bottom: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.medium};
`;

export const Day = styled(CalendarCell)`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${cellSize};
  height: ${cellSize};
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.size.m};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: ${theme.color.hover};
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${theme.color.grey};
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-selected] {
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
    font-weight: ${theme.font.weight.bold};
  }
  &[data-focus-visible] {
    ${theme.focusRing}
  }
  ${theme.media.touch} {
    width: 42px;
    height: 42px;
  }
`;
