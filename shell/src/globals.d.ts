/** Absolute address of a script → its integrity. Read by webpack's chunk loading in all builds. */
declare var __portal_integrity__: Record<string, string> | undefined;

/** The federation runtime that remotes use instead of bringing one each. */
declare var __portal_federation__: object | undefined;
