/**
 * What takes long to evaluate for what it weighs: the federation's runtime, schemas and their
 * library, and what makes texts. It is a script of its own, which the others wait for. Being the
 * smallest, it has come and run while these arrive.
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
