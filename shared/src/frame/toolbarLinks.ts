import type { Config } from '../areas/composition/config.contract.ts';
import type { Locale } from '../web/intl/locale.ts';
import type { ToolbarLinks } from './Toolbar.tsx';

/** The addresses in the toolbar; the accounts service is offered once one of its pages exists. */
export function toolbarLinks(config: Config, locale: Locale): ToolbarLinks {
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
