import { css, styled } from 'styled-components';
import { theme } from '../ui/theme/theme.ts';

export const SkipLink = styled.a`
  position: fixed;
  top: ${theme.space(2)};
  left: ${theme.space(2)};
  z-index: ${theme.layer.snackbar};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
  @media print {
    display: none;
  }
`;

export const Page = styled.div<{ $hasNavigation: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${theme.size.toolbar} 0 ${theme.size.frameBottom};
  ${({ $hasNavigation }) =>
    $hasNavigation &&
    css`
      ${theme.media.wide} {
        padding-left: ${theme.size.navigation};
      }
    `}
  /* Until there is something of the screen, nobody knows where its end will be. */
  &:has([data-preview-place]:empty) > footer {
    visibility: hidden;
  }
  /* A toolbar that is fixed would stand on every sheet. */
  @media print {
    display: block;
    min-height: 0;
    padding: 0;
  }
`;

/** Distance of all content from the left: that of the widest screen, centered. */
export const contentStart = `max(${theme.space(6)}, (100% - ${theme.size.fullWidth}) / 2)`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  width: 100%;
  --content: ${theme.size.content};
  min-width: 0;
  /* Every screen begins at the same line; its padding keeps the width. */
  padding: ${theme.space(6)} max(${theme.space(6)}, 100% - var(--content) - ${contentStart})
    ${theme.space(6)} ${contentStart};
  outline: none;
  /* A table may use the width that a text must not. */
  &:has([data-full-width]) {
    --content: ${theme.size.fullWidth};
  }
  ${theme.media.phone} {
    padding: ${theme.space(4)};
  }
  @media print {
    gap: ${theme.space(3)};
    padding: 0;
  }
`;
