import type { ExternalItemFunctionData } from 'webpack';

/** Property through which the shell or the embedding host provides the federation runtime. */
const runtime = '__webpack_require__.portalScope.__portal_federation__';

/**
 * An external that takes the federation runtime from the page, so that remotes do not bundle it
 * (saves 18 kB brotli; the plugin's `externalRuntime` saves 13).
 */
export async function runtimeOfPage({
  request,
}: ExternalItemFunctionData): Promise<string | undefined> {
  const isRuntime = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request);
  return isRuntime ? `var ${runtime}` : undefined;
}
