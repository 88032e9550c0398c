/** Replaces the federation runtime's handler of manifests. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

/** A remote has only the data that it was registered with. */
export function getGlobalRemoteInfo() {
  return {};
}
