import { columnChoicesIn, isMenuClosed, tokyoDay } from '@portal/shared/domain';
import type { AccountsUser } from '@portal/shared/contracts';
import type { PageBootstrap, PageDevelopment, PartOfPlace } from '@portal/shared/remote';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { configAnswer } from '../config/configAnswer.ts';
import type { PageChoice } from './choosePage.ts';

type Locale = PageBootstrap['locale'];

interface Facts {
  readonly url: string;
  readonly locale: Locale;
  /** The reader, as calls identify them. */
  readonly viewer: Viewer | null;
  readonly user: AccountsUser | null;
  readonly cookies?: string | undefined;
  readonly choice: Exclude<PageChoice, { kind: 'redirect' | 'moved' | 'sign-in' }>;
  readonly registryVersion: string;
  /** Parts of the places on the screen. */
  readonly parts?: readonly PartOfPlace[];
  readonly development?: PageDevelopment | undefined;
}

/** The data in a page with which the browser's scripts start. */
export async function createBootstrap(deps: Deps, facts: Facts): Promise<PageBootstrap> {
  const {
    url,
    locale,
    viewer,
    user,
    cookies,
    choice,
    registryVersion,
    parts = [],
    development,
  } = facts;
  const isScreen = choice.kind === 'screen';
  return {
    url,
    locale,
    isMenuClosed: isMenuClosed(cookies),
    today: tokyoDay(deps.clock()),
    user,
    columns: user ? columnChoicesIn(cookies, user.id) : undefined,
    config: await configAnswer(deps, viewer, registryVersion),
    navigation: choice.navigation,
    screens: choice.screens,
    remote: isScreen ? choice.remote : null,
    permitted: isScreen && choice.isPermitted,
    ...(parts.length > 0 ? { parts } : {}),
    registryVersion,
    ...(development ? { development } : {}),
  };
}
