import { theme } from '@portal/shared';
import { css, styled } from 'styled-components';

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 1fr) minmax(180px, auto);
  align-items: end;
  gap: ${theme.space(3)};
  ${theme.media.phone} {
    grid-template-columns: 1fr;
  }
`;

export const ChosenCount = styled.p`
  margin-top: ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
  font-variant-numeric: tabular-nums;
`;

/** A highlighted day: near its end, or changed by the renewal. */
export const MarkedDay = styled.span<{ $mark?: 'near' | 'moved' | undefined }>`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  ${({ $mark }) =>
    $mark &&
    css`
      color: ${$mark === 'near' ? theme.color.danger : theme.color.brand};
      font-weight: ${theme.font.weight.bold};
    `}
`;

export const DayAndMark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
`;

export const Nothing = styled.span`
  color: ${theme.color.muted};
`;

export const ChoicePlace = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space(1)};
  /* The hidden label has no height, but its gap has. */
  margin-top: -${theme.space(1)};
  > :first-child {
    flex: 1;
    min-width: min(128px, 100%);
  }
  select {
    min-height: ${theme.size.controlSmall};
    ${theme.media.touch} {
      min-height: ${theme.size.touch};
    }
  }
`;

/** A plain element around the icon, which the tooltip needs. */
export const HintPlace = styled.span`
  > button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: ${theme.size.controlSmall};
    height: ${theme.size.controlSmall};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.m};
    background: none;
    color: ${theme.color.muted};
    &:focus-visible {
      ${theme.focusRing}
    }
  }
`;
