import { useState } from 'react';
import { type Locale, useIntl, useSession } from '@portal/shared';
import { otherLocale } from '@portal/shared/domain';
import { intlOf } from '@portal/shared/frame';
import {
  actGroup,
  actsOfAccounts,
  findActs,
  isShown,
  matchScreens,
  screenGroup,
  screensOf,
  SearchDialog,
  SearchMessages,
} from '@portal/shared/search';
import type { AccountPage } from '../session/readPage.ts';
import { menuGroups } from './menuGroups.ts';

interface AccountSearchDialogProps extends Pick<AccountPage, 'navigation' | 'acts'> {
  readonly onClose: () => void;
}

function Content({ navigation, acts, onClose }: AccountSearchDialogProps) {
  const intl = useIntl();
  const session = useSession((state) => state);
  const [typed, setTyped] = useState('');
  const { locale } = session;
  const text = typed.trim();
  const menuIn = (each: Locale) =>
    menuGroups(intlOf(each), { ...session, locale: each }, navigation);
  const screens = screensOf(menuIn(locale), menuIn(otherLocale(locale)));
  const all = [
    ...acts.map(({ to, ...act }) => ({
      ...act,
      key: `${to} ${act.title.en}`,
      href: new URL(to, session.config.services.manager).href,
    })),
    ...actsOfAccounts(session),
  ];
  const groups = [
    screenGroup(intl, matchScreens(screens, text)),
    actGroup(intl, locale, findActs(all, text).acts),
  ].filter(isShown);
  return <SearchDialog typed={typed} onType={setTyped} groups={groups} onClose={onClose} />;
}

/** The search dialog of account pages. */
export function AccountSearchDialog(props: AccountSearchDialogProps) {
  return (
    <SearchMessages>
      <Content {...props} />
    </SearchMessages>
  );
}
