import { useLocation } from '@portal/shared';
import { paths } from '../paths.ts';
import type { AccountScreen } from '../session/readPage.ts';
import { ConfirmScreen } from './confirm/ConfirmScreen.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { SignOutScreen } from './sign-out/SignOutScreen.tsx';
import { SignUpScreen } from './sign-up/SignUpScreen.tsx';
import { TeamScreen } from './team/TeamScreen.tsx';
import { UserScreen } from './user/UserScreen.tsx';

/** The screen that the server has chosen for this page. */
export function ScreenOf({ screen }: { readonly screen: AccountScreen }) {
  const { pathname } = useLocation();
  switch (screen.name) {
    case 'sign_in':
      return <SignInScreen action={screen.action} reason={screen.reason} />;
    case 'sign_up':
      return <SignUpScreen />;
    case 'confirm':
      return <ConfirmScreen token={screen.token} />;
    case 'sign_out':
      return <SignOutScreen action={screen.action} proof={screen.proof} />;
    case 'account':
      return pathname.startsWith(paths.team) ? <TeamScreen /> : <UserScreen />;
  }
}
