import { Button, theme } from '@portal/shared';
import { css, styled } from 'styled-components';
import { CardSection } from '../cards.styles.ts';

/** The advice is below the licenses, because it may arrive later. */
export const AdvicePlace = styled(CardSection)`
  border-top: ${theme.border};
  &:empty {
    display: none;
  }
`;

/** Folds the tools on phones, where the licenses come first. */
export const FoldButton = styled(Button)`
  display: none;
  ${theme.media.phone} {
    display: flex;
    width: 100%;
  }
`;

export const Tools = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: minmax(220px, 1fr) minmax(180px, auto);
  align-items: end;
  gap: ${theme.space(3)};
  ${theme.media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    grid-template-columns: 1fr;
    margin-top: ${theme.space(3)};
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
  ${theme.media.phone} {
    justify-content: flex-end;
  }
`;

export const ChoicePlace = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: flex-end;
  gap: ${theme.space(1)} ${theme.space(2)};
  /* As high as the months beside it, which have a frame. */
  > button {
    min-height: calc(${theme.size.controlSmall} + 2px);
  }
  ${theme.media.wide} {
    justify-content: flex-start;
  }
`;

/** A plain element around the icon, needed by the tooltip. */
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
