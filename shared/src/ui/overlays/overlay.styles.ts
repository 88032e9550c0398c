import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The styles of menus and popovers above the page. */
export const floatingStyles = css`
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  border: ${theme.border};
  border-radius: ${theme.radius.l};
  box-shadow: ${theme.color.shadow};
  outline: none;
`;

/** The styles of an entry of a menu or option list. */
export const entryStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 36px;
  padding: ${theme.space(1)} ${theme.space(3)};
  border-radius: ${theme.radius.m};
  color: ${theme.color.ink};
  font-size: ${theme.font.size.m};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${theme.color.hover};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${theme.color.brand};
  }
  &[data-disabled] {
    color: ${theme.color.grey};
    cursor: not-allowed;
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;
