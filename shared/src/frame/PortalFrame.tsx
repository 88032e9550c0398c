import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AccountsTeam, AccountsUser } from '../areas/accounts/accounts.contract.ts';
import type { Config } from '../areas/composition/config.contract.ts';
import { keepFocus } from '../ui/focus/keepFocus.ts';
import type { Locale } from '../basics/Locale.ts';
import { SnackbarHost } from '../ui/snackbar/SnackbarHost.tsx';
import { menuCookie } from '../areas/composition/menuCookie.ts';
import { keepCookie } from '../web/session/keepCookie.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { frameMessages } from './frameMessages.ts';
import type { NavigationGroup } from './NavigationGroup.ts';
import { Main, Page, SkipLink } from './PortalFrame.styles.ts';
import { Shade } from './SideNavigation.styles.ts';
import { SideNavigation } from './SideNavigation.tsx';
import { Toolbar, type ToolbarLinks } from './Toolbar.tsx';
import { useDrawer } from './useDrawer.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

/**
 * Whether the side navigation of a wide window is closed, which this browser remembers.
 *
 * @param wasClosed What the server read when it made the page; see `isMenuClosed`
 */
function useMenuChoice(wasClosed: boolean) {
  const [isClosed, setIsClosed] = useState(wasClosed);
  const toggle = () => {
    setIsClosed(!isClosed);
    keepCookie(menuCookie, isClosed ? 'open' : 'closed');
  };
  return { isClosed, toggle };
}

/** The addresses in the toolbar; the accounts service is offered once one of its pages exists. */
function toolbarLinks(config: Config, locale: Locale): ToolbarLinks {
  const { accounts, manager } = config.services;
  const [accountPage] = config.accounts.pages;
  return {
    start: new URL('/', manager).href,
    signOut: new URL('/signout', manager).href,
    account: accountPage === undefined ? undefined : new URL(accountPage, accounts).href,
    manager: new URL('/', manager).href,
    help: locale === 'ja' ? config.links.manual_ja : config.links.manual_en,
  };
}

interface PortalFrameProps {
  readonly config: Config;
  readonly user: AccountsUser | null;
  readonly team: AccountsTeam | null;
  readonly locale: Locale;
  readonly onLocaleChange: (locale: Locale) => void;
  /**
   * Groups of the side navigation; empty groups are left out, and without any there is no
   * navigation. The menu renders again for another array only.
   */
  readonly groups: readonly NavigationGroup[];
  /** Whether the side navigation of a wide window begins closed; see `isMenuClosed`. */
  readonly isMenuClosed?: boolean;
  /** Whether something essential is still being loaded; the frame itself is shown already. */
  readonly isLoading?: boolean;
  /** Where notices lead, when it is another origin: the manager's address. */
  readonly noticesLead?: string;
  /** The button of the toolbar that searches the whole portal, where a page has one. */
  readonly search?: ReactNode;
  readonly onSignOut?: () => void;
  /** The content of the screen. */
  readonly children: ReactNode;
}

/**
 * The frame around every screen of the portal and every page of the accounts service: toolbar, bottom
 * bar, side navigation, main, footer, snackbars. It looks the same on the server and in the browser. Each
 * part around the screen has its own Suspense boundary: React hydrates its content after everything
 * else, so that the screen does not wait for menus. A click on one hydrates it at once.
 */
export function PortalFrame(props: PortalFrameProps) {
  const { config, user, team, locale, onLocaleChange, isLoading = false, children } = props;
  const { isClosed: isCollapsed, toggle: toggleMenu } = useMenuChoice(props.isMenuClosed ?? false);
  const { isOpen: isDrawerOpen, toggle, close, leave, navigation } = useDrawer();
  const groups = useMemo(
    () => props.groups.filter(({ items }) => items.length > 0),
    [props.groups],
  );
  const hasNavigation = groups.length > 0;
  const edition = config.accounts.editions.find(({ code }) => code === team?.edition);
  const wide = {
    isOpen: !isCollapsed,
    onToggle: toggleMenu,
  };
  return (
    <>
      <SkipLink href="#main">
        <FormattedMessage {...frameMessages.skip} />
      </SkipLink>
      <Suspense>
        <Toolbar
          user={user}
          editionName={edition?.[locale === 'ja' ? 'name_ja' : 'name_en']}
          links={toolbarLinks(config, locale)}
          locale={locale}
          onLocaleChange={onLocaleChange}
          search={props.search}
          noticesLead={props.noticesLead}
          onSignOut={props.onSignOut}
          isLoading={isLoading}
          wide={hasNavigation ? wide : undefined}
          narrow={hasNavigation ? { isOpen: isDrawerOpen, onToggle: toggle } : undefined}
        />
      </Suspense>
      {hasNavigation && (
        <Suspense>
          <BottomBar items={groups[0]?.items ?? []} isOpen={isDrawerOpen} onToggle={toggle} />
          <SideNavigation
            ref={navigation}
            groups={groups}
            isCollapsed={isCollapsed}
            isDrawerOpen={isDrawerOpen}
            onNavigate={close}
          />
        </Suspense>
      )}
      {isDrawerOpen && <Shade onClick={close} />}
      <Page $hasNavigation={hasNavigation && !isCollapsed} inert={isDrawerOpen}>
        <Main id="main" tabIndex={-1} ref={keepFocus}>
          {children}
        </Main>
        <Suspense>
          <Footer links={config.links} locale={locale} onLocaleChange={onLocaleChange} />
        </Suspense>
      </Page>
      <SnackbarHost />
      {/* Closes the menu, which would cover the typed data of a person who stays. */}
      <UnsavedGuard onAsk={leave} />
    </>
  );
}
