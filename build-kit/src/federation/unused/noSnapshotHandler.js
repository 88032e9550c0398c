/** In place of the federation runtime's handler of manifests. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

/** Nothing is known of a remote but what it was registered with. */
export function getGlobalRemoteInfo() {
  return {};
}
