import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { css, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { floatingStyles } from './overlay.styles.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

const padding = theme.space(6);

interface Room {
  readonly $snackbarHeight: number;
  readonly $topHeight: number;
  readonly $place: 'center' | 'top';
}

export const Backdrop = styled(ModalOverlay)<Room>`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  display: flex;
  align-items: center;
  justify-content: center;
  padding: ${theme.space(4)};
  ${({ $place }) =>
    $place === 'top' &&
    css`
      align-items: flex-start;
      padding-top: min(${theme.space(16)}, 8vh);
      ${theme.media.phone} {
        padding: 0;
        > div {
          border-width: 0 0 1px;
          border-radius: 0 0 ${theme.radius.l} ${theme.radius.l};
        }
      }
    `}
  /* Snackbars appear above dialogs: neither covers the buttons of the other. */
  ${({ $snackbarHeight }) =>
    $snackbarHeight > 0 &&
    css`
      padding-bottom: calc(${$snackbarHeight}px + ${theme.space(10)});
    `}
  ${({ $topHeight }) =>
    $topHeight > 0 &&
    css`
      padding-top: calc(${$topHeight}px + ${theme.space(8)});
    `}
  background: ${theme.color.backdrop};
  animation: ${fade} ${theme.motion.fast};
`;

export const Panel = styled(Modal)<{ $size: 'small' | 'large' }>`
  ${floatingStyles}
  display: flex;
  width: 100%;
  max-width: ${({ $size }) => ($size === 'small' ? '480px' : theme.size.dialog)};
  max-height: 100%;
  > section {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-width: 0;
    outline: none;
  }
  /* In a low window title and buttons would leave no room for the content, so the whole dialog
     scrolls. */
  ${theme.media.low} {
    display: block;
    overflow: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space(4)};
  padding: ${padding} ${padding} ${theme.space(2)};
  > h2 {
    font-size: ${theme.font.size.xl};
    font-weight: ${theme.font.weight.bold};
    line-height: ${theme.font.line.tight};
  }
  > button {
    margin: -4px -6px -4px 0;
    color: ${theme.color.muted};
  }
`;

export const Body = styled.div`
  overflow: auto;
  ${theme.media.low} {
    overflow: visible;
  }
  padding: ${theme.space(2)} ${padding};
  font-size: ${theme.font.size.l};
  &:last-child {
    padding-bottom: ${padding};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space(2)};
  padding: ${theme.space(4)} ${padding} ${padding};
  ${theme.media.phone} {
    ${css`
      > button,
      > a {
        flex: 1 1 auto;
        max-width: 100%;
        white-space: normal;
      }
    `}
  }
`;

/** The failure of a confirmed action, below the question. */
export const Failure = styled.div`
  margin-top: ${theme.space(4)};
  &:empty {
    display: none;
  }
`;
