import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Skeleton } from '../marks/Skeleton.tsx';

const List = styled.ul<{ readonly $columns: number }>`
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

const Tile = styled.li`
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

const Label = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)};
  color: ${theme.color.muted};
  font-weight: ${theme.font.weight.medium};
`;

const Value = styled.p`
  margin-top: ${theme.space(1)};
  font-size: ${theme.font.size.xl};
  font-weight: ${theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${theme.font.line.tight};
  white-space: nowrap;
`;

/** Keeps its line without a note, so that tiles are equally high. */
const Note = styled.p`
  min-height: 1lh;
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

/** A figure with its label. */
export interface TileContent {
  readonly id: string;
  /** What the figure counts; a link makes the whole tile lead there. */
  readonly label: ReactNode;
  /** Default: none, because it is unknown. */
  readonly value?: ReactNode;
  readonly note?: ReactNode;
  readonly isLoading?: boolean;
}

interface TilesProps {
  /** Accessible name. */
  readonly label: string;
  /** Tiles in a row of a wide window. */
  readonly columns: number;
  readonly tiles: readonly TileContent[];
}

/** Figures in rows of about the same length; each row fills the width. */
export function Tiles({ label: name, columns, tiles }: TilesProps) {
  return (
    <List aria-label={name} $columns={columns}>
      {tiles.map(({ id, label, value, note, isLoading }) => (
        <Tile key={id}>
          {isLoading ? (
            <Skeleton lines={3} />
          ) : (
            <>
              <Label>{label}</Label>
              {value !== undefined && <Value>{value}</Value>}
              <Note>{note}</Note>
            </>
          )}
        </Tile>
      ))}
    </List>
  );
}
