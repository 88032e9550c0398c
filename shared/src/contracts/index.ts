import './jitless.ts';

export * from './accountCalls.ts';
export * from './accountPages.ts';
export * from './accounts.ts';
export * from './config.ts';
export * from './downloads.ts';
export * from './distributor.ts';
export * from './errors.ts';
export * from './licenses.ts';
export * from './lm.ts';
export * from './primitives.ts';
export * from './registry.ts';
export * from './session.ts';
