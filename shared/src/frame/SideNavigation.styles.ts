import { css, styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { theme } from '../ui/theme/theme.ts';

interface NavigationState {
  readonly $isCollapsed: boolean;
  readonly $isDrawerOpen: boolean;
}

export const Navigation = styled.nav<NavigationState>`
  position: fixed;
  inset: ${theme.size.toolbar} auto ${theme.size.frameBottom} 0;
  z-index: ${theme.layer.navigation + 1};
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  width: ${theme.size.navigation};
  padding: ${theme.space(4)} ${theme.space(3)} ${theme.space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.ground};
  outline: none;
  ${({ $isCollapsed }) =>
    $isCollapsed &&
    css`
      ${theme.media.wide} {
        display: none;
      }
    `}
  ${theme.media.narrow} {
    width: min(300px, 86vw);
    transition: transform ${theme.motion.normal};
    ${({ $isDrawerOpen }) =>
      $isDrawerOpen
        ? css`
            box-shadow: ${theme.color.shadow};
          `
        : css`
            visibility: hidden;
            transform: translateX(-100%);
          `}
  }
  @media print {
    display: none;
  }
`;

export const Shade = styled.div`
  position: fixed;
  inset: ${theme.size.toolbar} 0 0;
  z-index: ${theme.layer.navigation};
  background: ${theme.color.backdrop};
  ${theme.media.wide} {
    display: none;
  }
`;

export const GroupLabel = styled.h2`
  padding: 0 ${theme.space(2)} ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-weight: ${theme.font.weight.medium};
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  min-height: 36px;
  padding: ${theme.space(1)} ${theme.space(2)};
  border-radius: ${theme.radius.m};
  color: ${theme.color.muted};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.tight};
  text-decoration: none;
  /* With a hundred entries, the browser lays out hidden ones only when they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 20px;
  > span:last-child:not(:first-child) {
    margin-left: auto;
  }
  &:hover {
    color: ${theme.color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-weight: ${theme.font.weight.bold};
    box-shadow:
      0 0 0 1px ${theme.color.hairline},
      ${theme.color.lift};
    > span:first-child {
      color: ${theme.color.brand};
    }
    @media (forced-colors: active) {
      background: Highlight;
      box-shadow: none;
      &,
      > span {
        color: HighlightText !important;
      }
    }
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;

export const ItemLink = styled.a`
  ${itemStyles}
`;
export const ItemRouterLink = styled(Link)`
  ${itemStyles}
`;
