import {
  deviceCallWindowMs,
  isDeviceCallProven,
  keyIdOf,
  parseDeviceAuthorization,
} from '@portal/shared/domain';
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import { RequestError } from '../../../platform/errors.ts';
import { jsonParser } from '../../../platform/http/bodyParsers.ts';
import { findDevice, type LicenseDevice } from '../license-files/license-files.queries.ts';
import { useNonce } from './leases.queries.ts';

/** A device that is registered to a person. */
export type PersonsDevice = LicenseDevice & { readonly user_id: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as text, exactly as the device has signed it. */
    signedBody: string;
    device: LicenseDevice | null;
  }
}

/**
 * A call without a valid signature of its device: 401 with a code that the client turns into a
 * sentence.
 */
export class DeviceError extends RequestError {
  override readonly name = 'DeviceError';
  constructor(
    code: 'bad_signature' | 'clock_skew' | 'replayed' | 'unknown_device' | 'foreign_device',
  ) {
    super(401, code);
  }
}

/** Keeps each JSON body as text beside its value, in this part of the application only. */
export function keepSignedBody(app: FastifyInstance): void {
  keepSignedText(app, 'application/json', jsonParser(app));
}

/**
 * Keeps each body of a content type as text beside its parsed value, within this part of the
 * application.
 */
export function keepSignedText(
  app: FastifyInstance,
  type: string,
  read: FastifyBodyParser<string>,
): void {
  app.decorateRequest('signedBody', '');
  app.decorateRequest('device', null);
  // No other type is read: a body of one would stand for an empty text, and its proof for a wrong one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, body, done) => {
    request.signedBody = body;
    return read(request, body, done);
  });
}

/**
 * Hooks that refuse calls of unknown devices before their body is read, and unproven ones before its
 * content is looked at.
 */
export function deviceOnly(deps: Deps) {
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const kid = parseDeviceAuthorization(request.headers.authorization)?.kid;
      const device = kid === undefined ? undefined : await findDevice(deps.db, kid);
      if (!device || device.revoked_at) throw new DeviceError('unknown_device');
      request.device = device;
    },
    preValidation: async (request: FastifyRequest): Promise<void> => {
      await requireProof(deps, request, deviceOf(request).public_key);
    },
  };
}

/** The device that a call names; `deviceOnly` has proven it before the route is reached. */
export function deviceOf({ device }: FastifyRequest): LicenseDevice {
  if (!device) throw new DeviceError('unknown_device');
  return device;
}

/** The same, of a device that is registered to a person: one of a license file alone is not. */
export function personsDeviceOf(request: FastifyRequest): PersonsDevice {
  const { user_id, ...device } = deviceOf(request);
  if (user_id === null) throw new DeviceError('unknown_device');
  return { ...device, user_id };
}

/**
 * Checks that a call is signed by the key it names, which need not be registered yet. @returns the
 * id of the key. @throws DeviceError
 */
export async function requireProof(
  { db, clock }: Deps,
  request: FastifyRequest,
  publicKey: string,
): Promise<string> {
  const proof = parseDeviceAuthorization(request.headers.authorization);
  if ((await keyIdOf(publicKey)) !== proof?.kid) {
    throw new DeviceError('bad_signature');
  }
  const call = {
    method: request.method,
    path: (request.routeOptions.url ?? '').replace(/\/$/u, ''),
    body: request.signedBody,
  };
  const isProven = await isDeviceCallProven(call, proof, publicKey);
  if (!isProven) throw new DeviceError('bad_signature');
  const now = clock();
  const time = Date.parse(proof.time);
  // A time that cannot be parsed is outside the window as well.
  const isNow = Math.abs(time - now.getTime()) <= deviceCallWindowMs;
  if (!isNow) throw new DeviceError('clock_skew');
  const isFirstUse = await useNonce(db, { device_id: proof.kid, nonce: proof.nonce, at: now });
  if (!isFirstUse) throw new DeviceError('replayed');
  return proof.kid;
}
