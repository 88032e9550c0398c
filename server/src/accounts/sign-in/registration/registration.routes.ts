import {
  confirmationAnswerSchema,
  confirmationRequestSchema,
  registrationAnswerSchema,
  registrationRequestSchema,
  surveyAnswerSchema,
  surveyRequestSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { visitorOf } from '../pages/accountsVisitor.ts';
import { sendAccountPage } from '../pages/sendAccountPage.ts';
import { sendVisitorPage } from '../pages/sendVisitorPage.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { activate } from './activate.ts';
import { register } from './register.ts';
import { registrationSteps } from './registrationLimits.ts';
import { saveSurvey } from './saveSurvey.ts';

const access = { who: 'visitor' } as const;
const page = { access, page: true } as const;
const linkParams = z.object({ token: z.string().max(100) });

/** Registration: its page, its call, and the page and call behind the mailed link. */
export const registrationRoutes: Module = (deps) => async (app) => {
  const { passwords } = deps;

  app.get('/sign_up', { config: page }, (request, reply) =>
    sendVisitorPage(deps, request, reply, { name: 'sign_up' }),
  );

  app.post(
    '/api/registrations',
    {
      config: { access },
      schema: { body: registrationRequestSchema, response: { 200: registrationAnswerSchema } },
    },
    async (request) => {
      const { body: registration, ip } = request;
      const visitor = visitorOf(request, deps);
      const expiresAt = await register(deps, passwords, { registration, ip, visitor });
      return { email: registration.email, expires_at: expiresAt.toISOString() };
    },
  );

  // Opening the link changes nothing, since mail scanners open links, too.
  app.get(
    '/sign_up/confirm/:token',
    { config: page, schema: { params: linkParams } },
    (request, reply) =>
      sendAccountPage(deps, request, reply, { name: 'confirm', token: request.params.token }),
  );

  app.post(
    '/api/registrations/confirm',
    {
      config: { access },
      schema: { body: confirmationRequestSchema, response: { 200: confirmationAnswerSchema } },
    },
    async (request) => {
      const { body, ip } = request;
      await takeCall(deps, registrationSteps, networkOf(ip));
      return activate(deps, { token: body.token, ip, visitor: visitorOf(request, deps) });
    },
  );

  app.put(
    '/api/registrations/survey',
    {
      config: { access },
      schema: { body: surveyRequestSchema, response: { 200: surveyAnswerSchema } },
    },
    async ({ body, ip }) => {
      await takeCall(deps, registrationSteps, networkOf(ip));
      return { outcome: await saveSurvey(deps, body) };
    },
  );
};
