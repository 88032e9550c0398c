import { accountPageRule } from '@portal/shared/domain';
import type { ReactElement } from 'react';
import type { AccountScreen } from '../session/readPage.ts';
import { AccountPage } from './AccountPage.tsx';
import { accountScreens } from './accountScreens.ts';
import { SignInScreen } from './sign-in/SignInScreen.tsx';

/**
 * The screen that the server has chosen for this page, with its code.
 * @param path Path of the page's address
 */
export async function loadScreen(screen: AccountScreen, path: string): Promise<ReactElement> {
  switch (screen.name) {
    case 'sign_in':
      return (
        <SignInScreen action={screen.action} reason={screen.reason} problem={screen.problem} />
      );
    case 'sign_up': {
      const { SignUpScreen } = await import('./sign-up/SignUpScreen.tsx');
      return <SignUpScreen />;
    }
    case 'confirm': {
      const { ConfirmScreen } = await import('./confirm/ConfirmScreen.tsx');
      return <ConfirmScreen token={screen.token} />;
    }
    case 'password_reset': {
      const { PasswordResetScreen } = await import('./password-reset/PasswordResetScreen.tsx');
      return <PasswordResetScreen />;
    }
    case 'new_password': {
      const { NewPasswordScreen } = await import('./new-password/NewPasswordScreen.tsx');
      return <NewPasswordScreen token={screen.token} state={screen.state} />;
    }
    case 'address': {
      const { AddressLinkScreen } = await import('./address-link/AddressLinkScreen.tsx');
      return <AddressLinkScreen token={screen.token} />;
    }
    case 'invitation': {
      const { InvitationScreen } = await import('./invitation/InvitationScreen.tsx');
      return <InvitationScreen token={screen.token} />;
    }
    case 'left': {
      const { LeftScreen } = await import('./leave/LeftScreen.tsx');
      return <LeftScreen lastDay={screen.last_day} />;
    }
    case 'come_back': {
      const { ComeBackScreen } = await import('./leave/ComeBackScreen.tsx');
      return <ComeBackScreen action={screen.action} lastDay={screen.last_day} />;
    }
    case 'sso_join': {
      const { SsoJoinScreen } = await import('./sso-join/SsoJoinScreen.tsx');
      return <SsoJoinScreen screen={screen} />;
    }
    case 'domain_proof': {
      const { DomainProofScreen } = await import('./sso-join/DomainProofScreen.tsx');
      return <DomainProofScreen token={screen.token} />;
    }
    case 'factor_reset': {
      const { FactorResetScreen } = await import('./factor-reset/FactorResetScreen.tsx');
      return <FactorResetScreen token={screen.token} />;
    }
    case 'connect': {
      const { ConnectScreen } = await import('./connect/ConnectScreen.tsx');
      return <ConnectScreen {...screen} />;
    }
    case 'site_answer': {
      const { SiteAnswerScreen } = await import('./connect/SiteAnswerScreen.tsx');
      return <SiteAnswerScreen {...screen} />;
    }
    case 'sign_out': {
      const { SignOutScreen } = await import('./sign-out/SignOutScreen.tsx');
      return <SignOutScreen action={screen.action} proof={screen.proof} />;
    }
    case 'account': {
      const rule = accountPageRule(path);
      const Screen = await accountScreens[path]?.();
      if (!rule || !Screen) throw new Error(`There is no screen for ${path}`);
      return <AccountPage rule={rule} Screen={Screen} />;
    }
  }
}
