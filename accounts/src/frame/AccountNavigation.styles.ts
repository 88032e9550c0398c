import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Navigation = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
  min-width: 0;
  @media print {
    display: none;
  }
`;

/** One line, which scrolls where it does not fit. */
export const Links = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  border-bottom: ${theme.border};
  & + & {
    border-bottom: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.control};
    padding: 0 ${theme.space(3)};
    border-bottom: 2px solid transparent;
    color: ${theme.color.muted};
    font-weight: ${theme.font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: ${theme.color.ink};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current] {
      border-bottom-color: ${theme.color.brand};
      color: ${theme.color.ink};
    }
    ${theme.media.touch} {
      min-height: ${theme.size.touch};
    }
  }
`;
