import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../accounts-pages/localeOf.ts';
import { renderAccountPage } from '../accounts-pages/renderAccountPage.ts';
import type { AccountScreen } from '@portal/shared/contracts';

/** Shows a page of the provider in the portal's look and the reader's language. */
export async function showScreen(
  deps: Deps,
  ctx: KoaContextWithOIDC,
  screen: AccountScreen,
): Promise<void> {
  const locale = localeOf({
    cookies: ctx.get('cookie'),
    asked: ctx.oidc.params?.['ui_locales'],
    acceptLanguage: ctx.get('accept-language'),
  });
  const page = await renderAccountPage(deps, { locale, screen, user: null, csrfToken: '' });
  ctx.type = 'html';
  ctx.set(page.headers);
  ctx.body = page.html;
}

/** The provider's error page. What went wrong in detail is in the log, under the request's id. */
export function renderProblem(deps: Deps): NonNullable<Configuration['renderError']> {
  return async (ctx, out, error) => {
    deps.log.info(
      { err: error, code: out.error, request_id: ctx.get('x-request-id') },
      'sign-in request refused',
    );
    await showScreen(deps, ctx, {
      name: 'problem',
      kind: problemKind(out.error, error.name),
      request_id: ctx.get('x-request-id') || null,
    });
  };
}

function problemKind(code: string, name: string): 'sign_in_over' | 'refused' | 'failed' {
  if (name === 'SessionNotFound') return 'sign_in_over';
  return code === 'server_error' ? 'failed' : 'refused';
}
