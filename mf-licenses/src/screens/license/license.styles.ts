import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Controls, hidden in print. */
export const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

/** Two cards side by side where they fit. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space(5)};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Stacked buttons, each aligned with the text of its column. */
export const PlainList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** An icon that stays beside its sentence when the sentence wraps. */
export const IconLine = styled.li`
  display: flex;
  gap: ${theme.space(3)};
  > span:first-child {
    flex: none;
    margin-top: 2px;
  }
  p {
    min-width: 0;
    text-wrap: pretty;
  }
  p:lang(ja) {
    word-break: auto-phrase;
  }
  a {
    white-space: nowrap;
  }
`;

/** Aligns the text of a table with the text of its card. */
export const TablePlace = styled.div`
  padding: ${theme.space(2)} ${theme.space(1)} ${theme.space(1)};
  ${theme.media.phone} {
    padding-inline: 0;
  }
`;

/** A sentence or a button in a card whose table reaches the edges. */
export const Below = styled.div`
  padding: ${theme.space(3)} ${theme.space(5)} ${theme.space(4)};
  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;
