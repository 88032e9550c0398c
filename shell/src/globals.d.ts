/**
 * Integrity of scripts by their absolute address. Webpack's chunk loading reads it in all builds.
 */
declare var __portal_integrity__: Record<string, string> | undefined;

/** The federation runtime of the shell, which remotes use instead of bringing their own. */
declare var __portal_federation__: object | undefined;
