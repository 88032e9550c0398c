import type { ElementProperties } from './ElementProperties.ts';

/** Attributes, each with the property that it is as well. */
export const attributes = {
  'base-url': 'baseUrl',
  token: 'token',
  locale: 'locale',
  path: 'path',
  routing: 'routing',
  'base-path': 'basePath',
} as const satisfies Readonly<Record<string, keyof ElementProperties>>;

/** Properties that can be written as an attribute. */
export type AttributeProperty = (typeof attributes)[keyof typeof attributes];
