import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { asCards, asTable } from '../table/styles/widths.styles.ts';

/** The whole cell is the target: the box alone is too small. */
export const ChoiceTarget = styled.label`
  display: grid;
  place-items: center;
  cursor: pointer;
  user-select: none;
  ${asTable(css`
    width: 32px;
    min-height: 32px;
    margin-inline: -8px -12px;
    ${theme.media.touch} {
      width: ${theme.size.touch};
      min-height: ${theme.size.touch};
      margin-inline: -16px;
    }
  `)}
  ${asCards(css`
    width: ${theme.size.touch};
    height: ${theme.size.touch};
  `)}
`;

/** Attribute of the check box above all rows. */
export const allAttribute = 'data-choice-all';

/** The box above all rows; where rows are cards, it stands alone. */
export const AllTarget = styled(ChoiceTarget)`
  ${asCards(css`
    grid-template-columns: auto 1fr;
    justify-items: start;
    gap: ${theme.space(3)};
    width: auto;
    padding-inline: 14px;
    color: ${theme.color.ink};
    font-size: ${theme.font.size.m};
  `)}
  > span {
    ${asTable(css`
      display: none;
    `)}
  }
`;

export const Box = styled.input`
  width: 16px;
  height: 16px;
  margin: 0;
  accent-color: ${theme.color.brand};
  cursor: inherit;
`;
