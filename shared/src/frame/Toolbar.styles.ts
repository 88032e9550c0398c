import { css, styled } from 'styled-components';
import { theme } from '../ui/theme/theme.ts';

const barItem = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  padding: 0;
  flex: none;
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;
  &:hover,
  &[aria-haspopup][aria-expanded='true'] {
    background: ${theme.color.hover};
    color: ${theme.color.ink};
  }
  ${theme.media.touch} {
    width: ${theme.size.touch};
    height: ${theme.size.touch};
  }
`;

export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.toolbar};
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  height: ${theme.size.toolbar};
  padding: 0 ${theme.space(3)};
  background: ${theme.color.ground};
  border-bottom: ${theme.border};
  ${theme.media.phone} {
    gap: 0;
    padding: 0 ${theme.space(1)};
  }
  @media print {
    display: none;
  }
`;

export const BarButton = styled.button`
  ${barItem}
`;

/** One of two menu toggles; the size of the window decides which one is shown. */
export const WideToggle = styled(BarButton)`
  ${theme.media.narrow} {
    display: none;
  }
`;
export const NarrowToggle = styled(BarButton)`
  ${theme.media.wide} {
    display: none;
  }
  ${theme.media.phoneUpright} {
    display: none;
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-width: 0;
  min-height: 40px;
  margin-right: auto;
  padding: 0 ${theme.space(2)};
  border-radius: ${theme.radius.m};
  color: ${theme.color.ink};
  font-size: ${theme.font.size.l};
  font-weight: ${theme.font.weight.bold};
  text-decoration: none;
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
  > svg {
    flex: none;
  }
  ${theme.media.phone} {
    padding: 0;
    /* Visitors have no button before it. */
    &:first-child {
      padding-left: ${theme.space(3)};
    }
    /* At 320 px, the bar has room for two lines and the edition. */
    font-size: clamp(0.72rem, 3.4vw, ${theme.font.size.m});
    > svg {
      display: none;
    }
  }
  /* The menu's toggle is in the bottom bar. */
  ${theme.media.phoneUpright} {
    padding-left: ${theme.space(3)};
    > svg {
      display: block;
    }
  }
`;

/** Title and edition: side by side, on a phone one below the other. */
export const Titles = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-width: 0;
  ${theme.media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    line-height: ${theme.font.line.tight};
    /* The edition's chip keeps to the bar's second line at 320 px. */
    > :last-child:not(:first-child) {
      display: block;
      padding-inline: ${theme.space(1)};
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: min(${theme.font.size.s}, 3vw);
      white-space: nowrap;
    }
  }
`;

export const ProductName = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${theme.media.phone} {
    white-space: normal;
    text-wrap: balance;
  }
`;

export const Avatar = styled.img`
  width: 28px;
  height: 28px;
  border-radius: ${theme.radius.pill};
  object-fit: cover;
`;

export const Person = styled.div`
  display: grid;
  min-width: 0;
  font-weight: ${theme.font.weight.bold};
  > span {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.s};
    font-weight: ${theme.font.weight.normal};
  }
`;

const sweep = css`
  @keyframes frame-sweep {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(250%);
    }
  }
`;

/** The loading indicator of all screens: a line at the toolbar's edge, after 150 ms. */
export const LoadingLine = styled.div`
  ${sweep}
  position: absolute;
  inset: auto 0 -1px;
  height: 2px;
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${theme.color.brand};
    transform: translateX(-100%);
    animation: frame-sweep 1.2s 150ms ease-in-out infinite;
  }
`;
