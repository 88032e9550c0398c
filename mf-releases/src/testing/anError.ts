import type { ReleaseError } from '../domain/Release.ts';

/** A render error with its source position. */
export function anError(changes: Partial<ReleaseError> = {}): ReleaseError {
  return {
    id: 'k3x9p2ab',
    remote: 'mf-parts',
    version: '1.2.0',
    hash: 'aaaaaaaaaaaa',
    kind: 'render',
    route: '/parts',
    message: "TypeError: Cannot read properties of undefined (reading 'map')",
    at: '2026-11-20T03:00:00.000Z',
    stack: [
      { name: 'Parts', place: 'mf-parts/src/screens/parts/PartsScreen.tsx:12:5', isSource: true },
      { name: 'Rn', place: '/shell/vendor.1234.js:1:4567', isSource: false },
    ],
    ...changes,
  };
}
