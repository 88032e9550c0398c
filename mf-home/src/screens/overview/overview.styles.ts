import { theme } from '@portal/shared';
import { styled } from 'styled-components';

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
