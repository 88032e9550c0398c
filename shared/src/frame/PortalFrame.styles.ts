import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

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
`;

export const Page = styled.div<{ $hasNavigation: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding-top: ${theme.size.toolbar};
  ${({ $hasNavigation }) =>
    $hasNavigation &&
    css`
      ${theme.media.wide} {
        padding-left: ${theme.size.navigation};
      }
    `}
  /* A toolbar that is fixed would stand on every sheet. */
  @media print {
    padding: 0;
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  width: 100%;
  max-width: calc(${theme.size.content} + 2 * ${theme.space(6)});
  min-width: 0;
  margin: 0 auto;
  padding: ${theme.space(6)};
  outline: none;
  ${theme.media.phone} {
    padding: ${theme.space(4)};
  }
`;
