import { noMenu } from '../../../composition/config/managerMenu.ts';
import type { Locale } from '@portal/shared/domain';
import { errors, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { AccountScreen } from '@portal/shared/contracts';
import { errorPage } from '../../../platform/answers/refusals/errorPage.ts';
import { localeOf } from '../../../platform/answers/localeOf.ts';
import { refusalOf } from '../../../platform/answers/refusals/refusalOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { siteOfClient } from '../../../platform/protocol/sites/siteClient.ts';
import { renderAccountPage } from '../pages/renderAccountPage.ts';

/** Shows a page of the provider in the portal's look and the reader's language. */
export async function showScreen(
  deps: Deps,
  ctx: KoaContextWithOIDC,
  screen: AccountScreen,
): Promise<void> {
  const locale = readerLocale(ctx);
  const visitor = { user: null, ...noMenu };
  const cookies = ctx.get('cookie');
  const page = await renderAccountPage(deps, {
    locale,
    screen,
    ...visitor,
    csrfToken: '',
    cookies,
  });
  show(ctx, page);
}

/** The provider's error page. What went wrong in detail is in the log, under the request's id. */
export function renderProblem({
  config,
  log,
}: Pick<Deps, 'config' | 'log'>): NonNullable<Configuration['renderError']> {
  return (ctx, out, error) => {
    const requestId = ctx.get('x-request-id');
    log.info({ err: error, code: out.error, request_id: requestId }, 'sign-in request refused');
    const start = config.managerUrl;
    // The provider's own refusals have their status already.
    const refusal = error instanceof errors.OIDCProviderError ? undefined : refusalOf(error);
    if (refusal) ctx.status = refusal.status;
    const isSite = siteOfClient(String(ctx.oidc.params?.['client_id'])) !== undefined;
    const code = refusal?.code ?? problemCode(out.error, error.name, isSite);
    show(ctx, errorPage({ code, locale: readerLocale(ctx), requestId, again: start, start }));
  };
}

function show(
  ctx: KoaContextWithOIDC,
  { html, headers }: { readonly html: string; readonly headers: Readonly<Record<string, string>> },
): void {
  ctx.type = 'html';
  ctx.set(headers);
  ctx.body = html;
}

function readerLocale(ctx: KoaContextWithOIDC): Locale {
  return localeOf({
    cookies: ctx.get('cookie'),
    asked: ctx.oidc.params?.['ui_locales'],
    acceptLanguage: ctx.get('accept-language'),
  });
}

/** The error code for what the provider refuses. */
function problemCode(code: string, name: string, isSite: boolean): string {
  if (name === 'SessionNotFound') return 'sign_in_over';
  if (isSite && (name === 'InvalidRedirectUri' || name === 'InvalidClient')) {
    return 'site_not_allowed';
  }
  return code === 'server_error' ? 'internal' : 'sign_in_failed';
}
