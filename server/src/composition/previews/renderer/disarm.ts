/** Node APIs that an escaped script could use without an import. */
const ofProcess = [
  'kill',
  '_kill',
  'dlopen',
  'binding',
  '_linkedBinding',
  'getBuiltinModule',
  'mainModule',
  '_debugProcess',
  'report',
  'env',
];
const ofGlobal = [
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'MessageChannel',
  'Worker',
];

/**
 * Removes properties of `process` and `globalThis` that the renderer does not need. This is the
 * last defence where the platform provides no namespaces: Node's permission model covers neither
 * the network nor signals to other processes.
 */
export function disarm(): void {
  for (const name of ofProcess) Reflect.deleteProperty(process, name);
  for (const name of ofGlobal) Reflect.deleteProperty(globalThis, name);
}
