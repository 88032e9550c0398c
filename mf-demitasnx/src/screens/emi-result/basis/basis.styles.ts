import { Link, theme } from '@portal/shared';
import { rowPadding } from '@portal/shared/table';
import { styled } from 'styled-components';

export const Lists = styled.nav`
  display: flex;
  gap: ${theme.space(1)};
  border-bottom: ${theme.border};
`;

export const ListLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space(4)};
  border-bottom: 2px solid transparent;
  color: ${theme.color.muted};
  font-weight: ${theme.font.weight.medium};
  text-decoration: none;
  &:hover {
    color: ${theme.color.ink};
  }
  &[aria-current] {
    color: ${theme.color.brand};
    border-bottom-color: ${theme.color.brand};
  }
`;

/** Search and file beside each other; stacked on narrow screens. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** Rows with a field need a distance. */
export const Rows = styled.div`
  ${rowPadding}: ${theme.space(1)};
`;
