/** Shared modules that are fetched on demand, by the names that remotes import. */
export const companions: Readonly<Record<string, () => Promise<unknown>>> = {
  '@portal/shared/overlays': () => import('@portal/shared/overlays'),
  '@portal/shared/table': () => import('@portal/shared/table'),
  '@portal/shared/list': () => import('@portal/shared/list'),
  '@portal/shared/choosing': () => import('@portal/shared/choosing'),
  '@portal/shared/charts': () => import('@portal/shared/charts'),
  '@portal/shared/explanation': () => import('@portal/shared/explanation'),
  '@portal/shared/forms': () => import('@portal/shared/forms'),
  '@portal/shared/embed': () => import('@portal/shared/embed'),
};

/** Fetches companions at the same time as the remote that needs them. */
export function fetchCompanions(keys: readonly string[]): void {
  for (const key of keys) {
    // The remote that needs it fetches it again and reports the failure.
    companions[key]?.().catch(() => undefined);
  }
}
