import { useIntl } from 'react-intl';
import { Icon } from '../ui/marks/Icon.tsx';
import { Bar } from './BottomBar.styles.ts';
import { frameMessages } from './frameMessages.ts';
import type { NavigationItem } from './NavigationGroup.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { ItemLink } from './SideNavigation.styles.ts';
import type { MenuToggle } from './Toolbar.tsx';

interface BottomBarProps extends MenuToggle {
  /** The menu's entries in order, of which the first three are shown. */
  readonly items: readonly NavigationItem[];
}

/** The bar at the bottom of an upright phone: the first entries of the menu, and the whole menu. */
export function BottomBar({ items, isOpen, onToggle }: BottomBarProps) {
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage(frameMessages.bottomBar)}>
      {items.slice(0, 3).map((item) => (
        <NavigationLink key={item.id} item={item} />
      ))}
      <ItemLink
        as="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls="navigation"
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'x' : 'menu'} size={18} />
        {formatMessage(frameMessages.menu)}
      </ItemLink>
    </Bar>
  );
}
