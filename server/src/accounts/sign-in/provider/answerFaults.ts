import type { Middleware } from 'koa';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { refusalOf } from '../../../answers/refusals/refusalOf.ts';
import type { Deps } from '../../../deps.ts';
import { renderProblem } from './renderProblem.ts';

/**
 * Answers what fails beside the provider's own steps: its keeping of sessions, and what the portal adds
 * to its answers. The library below it would do that with three words of English.
 */
export function answerFaults(deps: Deps, provider: Provider): Middleware {
  const render = renderProblem(deps);
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!hasOidc(ctx) || !(error instanceof Error)) throw error;
      provider.emit('server_error', ctx, error);
      // The answer that was ready may have led somebody on.
      ctx.remove('location');
      ctx.status = refusalOf(error)?.status ?? 500;
      const out = { error: 'server_error' };
      if (ctx.accepts('json', 'html') === 'html') await render(ctx, out, error);
      else ctx.body = out;
    }
  };
}

/** Whether the provider has begun with a request. */
export function hasOidc(ctx: object): ctx is KoaContextWithOIDC {
  return 'oidc' in ctx;
}
