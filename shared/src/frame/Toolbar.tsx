import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AccountsUser } from '../areas/accounts/accounts.contract.ts';
import type { Locale } from '../basics/Locale.ts';
import { commonMessages } from '../web/intl/commonMessages.ts';
import { Chip } from '../ui/marks/Chip.tsx';
import { Icon } from '../ui/marks/Icon.tsx';
import { Logo } from '../ui/marks/Logo.tsx';
import { frameMessages } from './frameMessages.ts';
import {
  Bar,
  Brand,
  LoadingLine,
  NarrowToggle,
  ProductName,
  Titles,
  WideToggle,
} from './Toolbar.styles.ts';
import { NoticesMenu } from './notices/NoticesMenu.tsx';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface MenuToggle {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export interface ToolbarLinks {
  /** The address that the title links to. */
  readonly start: string;
  readonly signOut: string;
  /** Addresses of the apps menu; absent ones are not offered. */
  readonly account?: string | undefined;
  readonly manager?: string | undefined;
  readonly help?: string | undefined;
}

interface ToolbarProps {
  /** The signed-in person; `null` for a visitor, who has no notifications and no user menu. */
  readonly user: AccountsUser | null;
  readonly editionName: string | undefined;
  readonly links: ToolbarLinks;
  readonly locale: Locale;
  readonly onLocaleChange: (locale: Locale) => void;
  /** The button of the search; it shows nothing to whom it is not for. */
  readonly search?: ReactNode;
  /** Where notices lead, when it is another origin: the manager's address. */
  readonly noticesLead?: string | undefined;
  readonly onSignOut?: (() => void) | undefined;
  readonly isLoading: boolean;
  /**
   * The toggles of the side navigation in a wide and in a narrow window; absent without navigation.
   * An upright phone has that of the bottom bar.
   */
  readonly wide?: MenuToggle | undefined;
  readonly narrow?: MenuToggle | undefined;
}

/**
 * The toolbar at the top of the window: menu toggle, title with the edition, search, notifications,
 * apps menu, user menu.
 */
export function Toolbar(props: ToolbarProps) {
  const { noticesLead, user, editionName, links, onSignOut, isLoading, wide, narrow } = props;
  const intl = useIntl();
  const toggleProps = ({ isOpen, onToggle }: MenuToggle) => ({
    type: 'button' as const,
    'aria-expanded': isOpen,
    'aria-controls': 'navigation',
    'aria-label': intl.formatMessage(isOpen ? frameMessages.closeMenu : frameMessages.openMenu),
    onClick: onToggle,
  });
  const apps = (['account', 'manager', 'help'] as const).flatMap((id) => {
    const href = links[id];
    const label = intl.formatMessage(frameMessages[id]);
    return href === undefined ? [] : [{ id, label, href, isExternal: id === 'help' }];
  });
  return (
    <Bar>
      {wide && (
        <WideToggle {...toggleProps(wide)}>
          <Icon name="menu" size={20} />
        </WideToggle>
      )}
      {narrow && (
        <NarrowToggle {...toggleProps(narrow)}>
          <Icon name={narrow.isOpen ? 'x' : 'menu'} size={20} />
        </NarrowToggle>
      )}
      <Brand href={links.start}>
        <Logo size={24} />
        <Titles>
          <ProductName>{intl.formatMessage(commonMessages.product)}</ProductName>
          {editionName !== undefined && <Chip tone="brand">{editionName}</Chip>}
        </Titles>
      </Brand>
      {props.search}
      {user && <NoticesMenu userId={user.id} manager={noticesLead} />}
      {apps.length > 0 && (
        <ToolbarMenu
          icon="layout-grid"
          label={intl.formatMessage(frameMessages.apps)}
          items={apps}
        />
      )}
      {user && (
        <UserMenu
          user={user}
          locale={props.locale}
          onLocaleChange={props.onLocaleChange}
          signOutHref={links.signOut}
          onSignOut={onSignOut}
        />
      )}
      {isLoading && (
        <LoadingLine role="progressbar" aria-label={intl.formatMessage(commonMessages.loading)} />
      )}
    </Bar>
  );
}
