#!/usr/bin/env node
// What a remote is written in is read here as it is.
import 'tsx';

await import('../src/command/portalRemote.ts');
