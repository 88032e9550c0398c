import type { ElementProperties } from './ElementProperties.ts';

/** Attributes, each with its property. */
export const attributes = {
  'base-url': 'baseUrl',
  token: 'token',
  locale: 'locale',
  path: 'path',
  routing: 'routing',
  'base-path': 'basePath',
} as const satisfies Readonly<Record<string, keyof ElementProperties>>;

/** Properties that have an attribute. */
export type AttributeProperty = (typeof attributes)[keyof typeof attributes];
