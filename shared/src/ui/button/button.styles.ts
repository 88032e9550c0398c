import { css, styled, type RuleSet } from 'styled-components';
import { theme } from '../theme/theme.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium';

export interface ButtonLook {
  readonly $kind: ButtonKind;
  readonly $size: ButtonSize;
}

const { color } = theme;

const kinds: Readonly<Record<ButtonKind, RuleSet>> = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};
    &:hover {
      background: ${color.brandHover};
    }
  `,
  secondary: css`
    background: ${color.paper};
    border-color: ${color.edge};
    box-shadow: ${color.lift};
    &:hover {
      background: ${color.hover};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.brand};
    &:hover {
      background: ${color.hover};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover {
      background: ${color.dangerHover};
    }
  `,
};

const sides: Readonly<Record<ButtonSize, string>> = {
  small: theme.space(3),
  medium: theme.space(4),
};

const sizes: Readonly<Record<ButtonSize, RuleSet>> = {
  small: css`
    min-height: ${theme.size.controlSmall};
    padding: 0 ${sides.small};
  `,
  medium: css`
    min-height: ${theme.size.control};
    padding: 0 ${sides.medium};
  `,
};

/** The styles of buttons, for any element. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  margin: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radius.m};
  color: ${color.ink};
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.tight};
  text-decoration: none;
  white-space: nowrap;
  /* On the narrowest phones a long label wraps; elsewhere that would look restless. */
  @media (max-width: 359.98px) {
    white-space: normal;
  }
  cursor: pointer;
  transition: background-color ${theme.motion.fast};
  ${({ $kind }) => kinds[$kind]}
  ${({ $size }) => sizes[$size]}
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.greySoft};
    border-color: ${color.softEdge};
    box-shadow: none;
    color: ${color.grey};
    cursor: not-allowed;
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
  /* Buttons are useless on paper. */
  @media print {
    display: none;
  }
`;

/** A button without background has no visible edge, so its text aligns with other texts. */
const textAtTheEdge = css<ButtonLook>`
  &:first-child {
    margin-inline-start: calc(-1px - ${({ $size }) => sides[$size]});
  }
  &:last-child {
    margin-inline-end: calc(-1px - ${({ $size }) => sides[$size]});
  }
`;

export const ButtonElement = styled.button<ButtonLook>`
  ${buttonStyles}
  ${({ $kind }) => $kind === 'quiet' && textAtTheEdge}
`;

export const IconButtonElement = styled.button<ButtonLook>`
  ${buttonStyles}
  padding: 0;
  &[data-quiet]:not(:hover, :disabled) {
    color: ${color.muted};
  }
  width: ${({ $size }) => ($size === 'small' ? theme.size.controlSmall : theme.size.control)};
  flex: none;
  ${theme.media.touch} {
    width: ${theme.size.touch};
  }
`;
