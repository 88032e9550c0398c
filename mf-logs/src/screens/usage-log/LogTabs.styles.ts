import { Link, theme } from '@portal/shared';
import { styled } from 'styled-components';

export const TabList = styled.div`
  display: flex;
  gap: ${theme.space(1)};
  border-bottom: ${theme.border};
  overflow-x: auto;
`;

export const TabLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space(4)};
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
  &[aria-selected='true'] {
    color: ${theme.color.brand};
    border-bottom-color: ${theme.color.brand};
  }
`;
