import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Tiles in rows of about the same length; each row fills the width. */
export const Strip = styled.ul<{ $columns: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
  > * {
    flex: 1 1 calc(100% / ${({ $columns }) => $columns} - ${theme.space(3)});
  }
  ${theme.media.narrow} {
    > * {
      flex-basis: 150px;
    }
  }
  ${theme.media.phone} {
    > * {
      flex-basis: calc(50% - ${theme.space(3)});
    }
  }
`;

export const Tile = styled.li`
  position: relative;
  padding: ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.l};
  background: ${theme.color.paper};
  box-shadow: ${theme.color.lift};
  /* The whole tile leads where its label does. */
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${theme.radius.l};
    }
    &:focus-visible {
      outline: none;
      &::after {
        ${theme.focusRing}
      }
    }
  }
  &:has(a:hover) {
    background: ${theme.color.hover};
  }
`;

export const Label = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)};
  color: ${theme.color.muted};
  font-weight: ${theme.font.weight.medium};
`;

export const Value = styled.p`
  margin-top: ${theme.space(1)};
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.font.line.tight};
  white-space: nowrap;
`;

/** Keeps its line without a note, so that tiles are equally high. */
export const Note = styled.p`
  min-height: 1lh;
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(400px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(5)};
`;

export const Rows = styled.ul`
  padding: ${theme.space(1)} 0 ${theme.space(2)};
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(5)};
  & + & {
    border-top: ${theme.border};
  }
  > div:first-child {
    flex: 1;
    min-width: 0;
  }
  > a {
    flex: none;
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;

export const Text = styled.p`
  &:lang(ja) {
    word-break: auto-phrase;
  }
  font-weight: ${theme.font.weight.medium};
`;

export const Detail = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

/** Shortens a long name, too. */
export const Piece = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
  white-space: nowrap;
`;
