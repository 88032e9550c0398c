import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** The width of the products decides their layout, since other sites embed them too. */
export const Goods = styled.div`
  container: goods / inline-size;
`;

const sideBySide = '@container goods (min-width: 600px)';
const noFields = '@container goods (max-width: 419.98px)';

export const Cards = styled.div`
  display: grid;
  ${sideBySide} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Rows of products side by side begin at the same height. */
export const ProductCard = styled.article`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 4;
  gap: ${theme.space(4)};
  min-width: 0;
  padding: ${theme.space(4)} ${theme.space(5)} ${theme.space(5)};
  & + & {
    border-top: ${theme.border};
  }
  ${sideBySide} {
    & + & {
      border-top: 0;
      border-inline-start: ${theme.border};
    }
  }
  ${noFields} {
    padding-inline: ${theme.space(4)};
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  > svg {
    flex: none;
  }
  h3 {
    font-size: ${theme.font.size.l};
    font-weight: ${theme.font.weight.bold};
    line-height: ${theme.font.line.body};
  }
  p {
    color: ${theme.color.muted};
  }
`;

/** Keeps its height until the licenses have loaded. */
export const Team = styled.p`
  min-height: 1lh;
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

export const Prices = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space(3)};
  dt {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.s};
  }
  dd {
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.font.line.body};
    white-space: nowrap;
  }
`;

export const Saving = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  margin-top: ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

export const AdditionForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(2)} ${theme.space(3)};
  align-items: start;
  /* As high as the quantity beside it, which has a frame. */
  select {
    min-height: calc(${theme.size.control} + 2px);
    ${theme.media.touch} {
      min-height: calc(${theme.size.touch} + 2px);
    }
  }
  > button,
  [role='status'] {
    grid-column: 1 / -1;
  }
  @media print {
    display: none;
  }
`;

/** The fields; without room for them, the button opens a dialog. */
export const Fields = styled.div`
  display: contents;
  ${noFields} {
    display: none;
  }
`;

export const TierLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space(3)};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
  > strong {
    font-weight: ${theme.font.weight.bold};
  }
`;

export const TierList = styled.ol`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${theme.space(1)};
  margin-top: ${theme.space(2)};
`;

/** A tier; its bar fills up with the licenses towards it. */
export const Tier = styled.li<{ $percent: number }>`
  color: ${({ $percent }) => ($percent === 100 ? theme.color.brand : theme.color.muted)};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-align: end;
  &::before {
    content: '';
    display: block;
    height: 6px;
    margin-bottom: ${theme.space(1)};
    border-radius: ${theme.radius.pill};
    background: ${({ $percent }) =>
      `linear-gradient(to right, ${theme.color.brand} ${$percent}%, ${theme.color.hairline} ${$percent}%)`};
  }
`;
