import { attentionSchema, firstStepsSchema, partLinesSchema } from '@portal/shared/contracts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { attention } from './attention.ts';
import { firstSteps } from './firstSteps.ts';
import { nextActs } from './nextActs.ts';

/** What needs attention, also as a part of the overview, and the first steps of a new team. */
export const firstScreenRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/attention',
    {
      config: { access: { who: 'guest', sites: ['mf-licenses'] } },
      schema: { response: { 200: attentionSchema } },
    },
    (request) => attention(deps, viewerOf(request)),
  );

  app.get(
    '/api/attention/overview',
    { config: { access: { who: 'guest' } }, schema: { response: { 200: partLinesSchema } } },
    (request) => nextActs(deps, viewerOf(request), readerLocale(request)),
  );

  app.get(
    '/api/first-steps',
    { config: { access: { who: 'guest' } }, schema: { response: { 200: firstStepsSchema } } },
    (request) => firstSteps(deps, viewerOf(request)),
  );
};
