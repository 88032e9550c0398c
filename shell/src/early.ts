/**
 * Modules that take long to evaluate for their size: the federation runtime, the schemas and their
 * library, and the formatting of texts. They are a separate script, which the others wait for. It is
 * the smallest, so it runs while the others load.
 */
import './provideRuntime.ts';
import { loadRemote } from '@module-federation/enhanced/runtime';
import {
  accountsUserSchema,
  configSchema,
  keepAliveSchema,
  laterRegistrySchema,
  userStatusSchema,
} from '@portal/shared/contracts';
import { createElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import { createIntl } from 'react-intl';

const schemas = [
  accountsUserSchema,
  configSchema,
  keepAliveSchema,
  laterRegistrySchema,
  userStatusSchema,
];
void [loadRemote, schemas, createElement, jsx, createIntl];
