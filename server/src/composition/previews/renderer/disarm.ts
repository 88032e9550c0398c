/** Doors of Node that a script which got out of its context could open without importing anything. */
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
 * Removes the properties of `process` and `globalThis` that the renderer never needs. It is the
 * last wall where the platform gives no namespaces: Node's permission model keeps neither the
 * network nor other processes from it.
 */
export function disarm(): void {
  for (const name of ofProcess) Reflect.deleteProperty(process, name);
  for (const name of ofGlobal) Reflect.deleteProperty(globalThis, name);
}
