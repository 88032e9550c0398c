import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { commonMessages } from '../web/intl/commonMessages.ts';
import { Icon } from '../ui/marks/Icon.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import type { NavigationItem } from './NavigationGroup.ts';
import { ItemLink, ItemRouterLink } from './SideNavigation.styles.ts';

/** Whether an address is an entry's own or below it. */
function isBelow(pathname: string, entry: string): boolean {
  return pathname === entry || pathname.startsWith(`${entry}/`);
}

/** A link of the side navigation or of the bottom bar, marked where one is. */
export function NavigationLink({ item }: { readonly item: NavigationItem }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { label, icon, to, href, isExternal = false, isCurrent = false } = item;
  if (to !== undefined) {
    return (
      <ItemRouterLink
        to={to}
        aria-current={isCurrent || isBelow(pathname, to) ? 'page' : undefined}
      >
        <Icon name={icon} size={18} />
        {label}
      </ItemRouterLink>
    );
  }
  return (
    <ItemLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={icon} size={18} />
      {label}
      {isExternal && (
        <>
          <VisuallyHidden>{intl.formatMessage(commonMessages.opensInNewTab)}</VisuallyHidden>
          <Icon name="external-link" size={14} />
        </>
      )}
    </ItemLink>
  );
}
