import { memo, useId, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { commonMessages } from '../web/intl/commonMessages.ts';
import { Icon } from '../ui/marks/Icon.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { frameMessages } from './frameMessages.ts';
import type { NavigationGroup, NavigationItem } from './NavigationGroup.ts';
import { GroupLabel, ItemLink, ItemRouterLink, Navigation } from './SideNavigation.styles.ts';

interface SideNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly isCollapsed: boolean;
  readonly isDrawerOpen: boolean;
  readonly onNavigate: () => void;
  readonly ref?: Ref<HTMLElement>;
}

/** Whether an address is an entry's own or below it. */
function isBelow(pathname: string, entry: string): boolean {
  return pathname === entry || pathname.startsWith(`${entry}/`);
}

function Item({ item }: { readonly item: NavigationItem }) {
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

function Group({ group }: { readonly group: NavigationGroup }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <GroupLabel as="div" id={id}>
        {group.label}
      </GroupLabel>
      <ul>
        {group.items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The side navigation: always shown in a wide window, an overlay in a narrow one. It may have a
 * hundred entries, which are not rendered again whenever the frame is.
 */
export const SideNavigation = memo(function SideNavigation(props: SideNavigationProps) {
  const { groups, isCollapsed, isDrawerOpen, onNavigate, ref } = props;
  const intl = useIntl();
  return (
    <Navigation
      ref={ref}
      id="navigation"
      tabIndex={-1}
      aria-label={intl.formatMessage(frameMessages.navigation)}
      $isCollapsed={isCollapsed}
      $isDrawerOpen={isDrawerOpen}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onNavigate();
      }}
    >
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Navigation>
  );
});
