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
    /** The body as text, exactly as the device signed it. */
    signedBody: string;
    device: LicenseDevice | null;
  }
}

/** The call lacks a valid signature of its device: 401 with a code for the client's message. */
export class DeviceError extends RequestError {
  override readonly name = 'DeviceError';
  constructor(
    code: 'bad_signature' | 'clock_skew' | 'replayed' | 'unknown_device' | 'foreign_device',
  ) {
    super(401, code);
  }
}

/** Keeps each JSON body as text, in this Fastify scope only. */
export function keepSignedBody(app: FastifyInstance): void {
  keepSignedText(app, 'application/json', jsonParser(app));
}

/** Keeps each body of a content type as text beside its parsed value, in this Fastify scope. */
export function keepSignedText(
  app: FastifyInstance,
  type: string,
  read: FastifyBodyParser<string>,
): void {
  app.decorateRequest('signedBody', '');
  app.decorateRequest('device', null);
  // No other content type is parsed: its text would be empty and the signature wrong.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, body, done) => {
    request.signedBody = body;
    return read(request, body, done);
  });
}

/**
 * Hooks that refuse unknown devices before reading the body, and unsigned calls before parsing it.
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

/** The device of a call, verified by `deviceOnly`. */
export function deviceOf({ device }: FastifyRequest): LicenseDevice {
  if (!device) throw new DeviceError('unknown_device');
  return device;
}

/** The same for a device that is registered to a person, not just named in a license file. */
export function personsDeviceOf(request: FastifyRequest): PersonsDevice {
  const { user_id, ...device } = deviceOf(request);
  if (user_id === null) throw new DeviceError('unknown_device');
  return { ...device, user_id };
}

/**
 * Verifies that a call is signed by the key it names, which need not be registered yet. @returns
 * the id of the key. @throws DeviceError
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
  // An unparsable time is outside the window as well.
  const isNow = Math.abs(time - now.getTime()) <= deviceCallWindowMs;
  if (!isNow) throw new DeviceError('clock_skew');
  const isFirstUse = await useNonce(db, { device_id: proof.kid, nonce: proof.nonce, at: now });
  if (!isFirstUse) throw new DeviceError('replayed');
  return proof.kid;
}
