import { attentionSchema, firstStepsSchema } from '@portal/shared/contracts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { attention } from './attention.ts';
import { firstSteps } from './firstSteps.ts';

const config = { access: { who: 'guest', sites: ['mf-licenses'] } } as const;

/** The content of the first screen after sign-in. */
export const firstScreenRoutes: Module = (deps) => async (app) => {
  app.get('/api/attention', { config, schema: { response: { 200: attentionSchema } } }, (request) =>
    attention(deps, viewerOf(request)),
  );

  app.get(
    '/api/first-steps',
    { config, schema: { response: { 200: firstStepsSchema } } },
    (request) => firstSteps(deps, viewerOf(request)),
  );
};
