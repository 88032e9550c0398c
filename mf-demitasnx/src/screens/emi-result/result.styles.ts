import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Collapsed details. */
export const Folded = styled.details`
  font-size: ${theme.font.size.m};
  > summary {
    min-height: ${theme.size.controlSmall};
    padding: ${theme.space(1)} 0;
    cursor: pointer;
    font-weight: ${theme.font.weight.medium};
  }
  > ul {
    display: grid;
    gap: ${theme.space(1)};
    max-height: 320px;
    overflow-y: auto;
    padding: 0 0 ${theme.space(2)} ${theme.space(5)};
    list-style: disc;
  }
`;

/** A muted note after a text. */
export const Remark = styled.span`
  margin-inline-start: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** Muted sentences at the end of a card. */
export const Closing = styled.div`
  margin-top: ${theme.space(3)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
