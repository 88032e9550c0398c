import { memo, useId, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { frameMessages } from './frameMessages.ts';
import type { NavigationGroup } from './NavigationGroup.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { GroupLabel, Navigation } from './SideNavigation.styles.ts';

interface SideNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly isCollapsed: boolean;
  readonly isDrawerOpen: boolean;
  readonly onNavigate: () => void;
  readonly ref?: Ref<HTMLElement>;
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
            <NavigationLink item={item} />
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
