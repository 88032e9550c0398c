import type { Middleware } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { refusalOf } from '../../../platform/answers/refusals/refusalOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { renderProblem } from './renderProblem.ts';

/**
 * Answers errors outside the provider's own steps: in its session store, and in what the portal
 * adds to its answers. Koa would answer with three words of English.
 */
export function answerFaults(deps: Deps, provider: Provider): Middleware {
  const render = renderProblem(deps);
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!hasOidc(ctx) || !(error instanceof Error)) throw error;
      provider.emit('server_error', ctx, error);
      // The prepared answer may have been a redirect.
      ctx.remove('location');
      ctx.status = refusalOf(error)?.status ?? 500;
      const out = { error: 'server_error' };
      if (ctx.accepts('json', 'html') === 'html') await render(ctx, out, error);
      else ctx.body = out;
    }
  };
}

/** Whether the provider has started to handle a request. */
export function hasOidc(ctx: object): ctx is KoaContextWithOIDC {
  return 'oidc' in ctx;
}
