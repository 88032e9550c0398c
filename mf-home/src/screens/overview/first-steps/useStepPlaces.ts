import { useAccountPage, useHasScreen } from '@portal/shared';
import type { FirstStepKind } from '../../../api/firstStepsQuery.ts';
import { paths } from '../../../paths.ts';

/** Where a step is done: a screen of the portal or a page of accounts. */
type Place = { readonly to: string } | { readonly href: string };

/** The place of each step; `null` when this portal has no such screen. */
export function useStepPlaces(): Readonly<Record<FirstStepKind, Place | null>> {
  const users = useAccountPage(paths.users);
  return {
    installer: useScreen(paths.downloads),
    purchase: useScreen(paths.store),
    emi_trial: useScreen(paths.emiCheck),
    colleague: users === null ? null : { href: users },
  };
}

function useScreen(to: string): Place | null {
  return useHasScreen(to) === true ? { to } : null;
}
