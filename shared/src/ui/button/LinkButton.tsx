import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../marks/Icon.tsx';
import type { IconName } from '../marks/icons.ts';
import {
  buttonStyles,
  type ButtonKind,
  type ButtonLook,
  type ButtonSize,
} from './button.styles.ts';

const Anchor = styled.a<ButtonLook>`
  ${buttonStyles}
`;
const RouterLink = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

interface LinkButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the portal's screens, opened without loading the page. */
  readonly to?: string;
  /** Any other address, such as a file to download or another service. */
  readonly href?: string;
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

/** A link that looks like a button. Give it `to` or `href`. */
export function LinkButton({
  to,
  href,
  kind = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  return to === undefined ? (
    <Anchor {...rest} href={href} $kind={kind} $size={size}>
      {content}
    </Anchor>
  ) : (
    <RouterLink {...rest} to={to} $kind={kind} $size={size}>
      {content}
    </RouterLink>
  );
}
