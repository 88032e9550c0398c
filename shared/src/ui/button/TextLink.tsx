import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { Icon } from '../marks/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const linkStyles = css`
  color: ${theme.color.brand};
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;
  border-radius: ${theme.radius.s};
  &:hover {
    color: ${theme.color.brandHover};
  }
  /* Links on paper look like text. */
  @media print {
    color: inherit;
    text-decoration: none;
    > span {
      text-decoration: none;
    }
  }
`;

const Anchor = styled.a`
  ${linkStyles}
`;
const RouterLink = styled(Link)`
  ${linkStyles}
`;

const ExternalAnchor = styled(Anchor)`
  text-decoration: none;
`;
/** The underlined part of an external link; the space before the icon must not be underlined. */
const Words = styled.span`
  text-decoration: underline 1px;
  text-underline-offset: inherit;
`;

interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the portal's screens, opened without loading the page. */
  readonly to?: string;
  /** Any other address, such as a file, another service or another site. */
  readonly href?: string;
  /** Whether the link opens in a new tab; the link says so. */
  readonly isExternal?: boolean;
  readonly children: ReactNode;
}

/** A link in text. Give it `to` or `href`. */
export function TextLink({ to, href, isExternal = false, children, ...rest }: TextLinkProps) {
  if (to !== undefined) {
    return (
      <RouterLink {...rest} to={to}>
        {children}
      </RouterLink>
    );
  }
  if (!isExternal) {
    return (
      <Anchor {...rest} href={href}>
        {children}
      </Anchor>
    );
  }
  return (
    <ExternalAnchor {...rest} href={href} target="_blank" rel="noopener noreferrer">
      <Words>{children}</Words> <Icon name="external-link" size={14} />
      <VisuallyHidden>
        <FormattedMessage {...commonMessages.opensInNewTab} />
      </VisuallyHidden>
    </ExternalAnchor>
  );
}
