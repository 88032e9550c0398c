#!/usr/bin/env node
// Loads TypeScript sources, such as remote.config.ts.
import 'tsx';

await import('../src/command/portalRemote.ts');
