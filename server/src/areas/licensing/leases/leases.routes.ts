import {
  checkinAnswerSchema,
  checkoutAnswerSchema,
  checkoutRequestSchema,
  enrolAnswerSchema,
  enrolmentCodeSchema,
  enrolRequestSchema,
  heartbeatAnswerSchema,
  leaseRequestSchema,
  licenseKeysSchema,
} from '@portal/shared/contracts';
import { NotAllowedError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { vendorKeys } from '../license-files/vendorKeys.ts';
import { deviceOnly, keepSignedBody, personsDeviceOf, requireProof } from './deviceCall.ts';
import { enrolDevice, makeEnrolmentCode } from './enrolment.ts';
import { checkIn, checkOut, heartbeat } from './leases.ts';

/** Access without session or cookie: the device's signature authenticates the call. */
const access = { who: 'public' } as const;
/**
 * Limit of unauthenticated calls: guessing a code or a key is hopeless, but costs processor time.
 */
const rateLimit = { max: 60, timeWindow: '1 minute' };
/** Limit of enrolment codes per person: a code is valid for ten minutes. */
const codesOfPerson: Limit = { name: 'enrolment-code', max: 20, seconds: 600 };

/** The calls of the license client: registering a device, and leasing a network license. */
export const licenseManagerRoutes: Module = (deps) => async (app) => {
  keepSignedBody(app);
  const ofDevice = deviceOnly(deps);

  app.post(
    '/api/license/enrolment',
    {
      config: { access: { who: 'guest', sites: ['mf-licenses'] } },
      schema: { response: { 200: enrolmentCodeSchema } },
    },
    async (request) => {
      const viewer = viewerOf(request);
      await takeCall(deps, codesOfPerson, viewer.user.id);
      return makeEnrolmentCode(deps, viewer);
    },
  );

  app.post(
    '/api/v1/lm/enrol',
    {
      config: { access, rateLimit },
      schema: { body: enrolRequestSchema, response: { 200: enrolAnswerSchema } },
    },
    async (request) => {
      const device = await requireProof(deps, request, request.body.dk);
      return enrolDevice(deps, device, request.body, request.ip);
    },
  );

  app.post(
    '/api/v1/lm/checkout',
    {
      config: { access },
      ...ofDevice,
      schema: { body: checkoutRequestSchema, response: { 200: checkoutAnswerSchema } },
    },
    async (request) => {
      const device = personsDeviceOf(request);
      const { license_type: product, device: named, user } = request.body;
      if (named !== device.id || user !== device.user_id) throw new NotAllowedError();
      const { lease, expiresAt, number } = await checkOut(deps, device, product);
      return { lease, expires_at: expiresAt.toISOString(), number };
    },
  );

  app.post(
    '/api/v1/lm/heartbeat',
    {
      config: { access },
      ...ofDevice,
      schema: { body: leaseRequestSchema, response: { 200: heartbeatAnswerSchema } },
    },
    async (request) => {
      const device = personsDeviceOf(request);
      const expiresAt = await heartbeat(deps, device, request.body.lease);
      return { lease: request.body.lease, expires_at: expiresAt.toISOString() };
    },
  );

  app.post(
    '/api/v1/lm/checkin',
    {
      config: { access },
      ...ofDevice,
      schema: { body: leaseRequestSchema, response: { 200: checkinAnswerSchema } },
    },
    async (request) => {
      const device = personsDeviceOf(request);
      await checkIn(deps, device, request.body.lease);
      return { lease: request.body.lease };
    },
  );

  app.get(
    '/.well-known/license-keys',
    { config: { access }, schema: { response: { 200: licenseKeysSchema } } },
    async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      const keys = await vendorKeys(deps);
      const fixed = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' } as const;
      return { keys: keys.map(({ kid, publicKey }) => ({ kid, x: publicKey, ...fixed })) };
    },
  );
};
