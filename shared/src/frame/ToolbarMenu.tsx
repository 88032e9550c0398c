import type { ReactNode } from 'react';
import { Icon } from '../ui/marks/Icon.tsx';
import type { IconName } from '../ui/marks/icons.ts';
import { useMenuTrigger, type MenuContent } from '../ui/menu-button/useMenuTrigger.tsx';
import { BarButton } from './Toolbar.styles.ts';

interface ToolbarMenuProps extends MenuContent {
  readonly icon: IconName;
  /** The person's picture, shown instead of the icon. */
  readonly children?: ReactNode;
  /** A small mark on the button's corner. */
  readonly badge?: ReactNode;
}

/** A button of the toolbar that opens a menu. */
export function ToolbarMenu({ icon, children, badge, ...content }: ToolbarMenuProps) {
  const { trigger, menu } = useMenuTrigger(content);
  return (
    <>
      <BarButton type="button" {...trigger} aria-label={content.label} title={content.label}>
        {children ?? <Icon name={icon} size={20} />}
        {badge}
      </BarButton>
      {menu}
    </>
  );
}
