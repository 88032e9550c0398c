import { randomBytes, randomUUID } from 'node:crypto';
import {
  deviceAuthorization,
  keyIdOf,
  sealLicenseFile,
  sha256,
  webCryptoSigner,
  type LicenseFileSigner,
  type LicenseRelease,
  type LicenseRequest,
} from '@portal/shared/domain';
import type { LightMyRequestResponse } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type { TestServer } from '../createTestServer.ts';
import { aPerson, type TestPerson, type TestTeam } from './people.ts';
import type { TestClient } from '../browsers/TestClient.ts';

/** A machine with its own key, like one with the license client. */
export interface TestDevice {
  readonly kid: string;
  readonly publicKey: string;
  readonly fingerprint: string;
  readonly signer: LicenseFileSigner;
  /** A license request; `changes` are applied before signing. */
  lir(changes?: Partial<LicenseRequest>): Promise<string>;
  /** A release request for the license file `lic`. */
  lrr(lic: string, changes?: Partial<LicenseRelease>): Promise<string>;
  /** A signed call; by default with the current time. */
  call(
    path: string,
    body: object,
    changes?: { time?: string; nonce?: string },
  ): Promise<LightMyRequestResponse>;
  /** Registers the device to the signed-in person. */
  enrol(client: TestClient): Promise<{ user: string }>;
}

export async function aDevice({ deps, manager }: TestServer): Promise<TestDevice> {
  const pair = await generateKeyPair('EdDSA', { extractable: true });
  const publicKey = (await exportJWK(pair.publicKey)).x ?? '';
  const kid = await keyIdOf(publicKey);
  const fingerprint = await sha256(randomUUID());
  const signer = webCryptoSigner(kid, pair.privateKey);
  const iat = () => deps.clock().toISOString();

  const call: TestDevice['call'] = async (path, body, changes = {}) => {
    const payload = JSON.stringify(body);
    const proof = { time: iat(), nonce: randomBytes(16).toString('base64url'), ...changes };
    const signed = { method: 'POST', path, body: payload };
    const authorization = await deviceAuthorization(signed, signer, proof);
    const headers = { authorization, 'content-type': 'application/json' };
    return manager.inject({ method: 'POST', url: path, headers, payload });
  };

  return {
    kid,
    publicKey,
    fingerprint,
    signer,
    call,
    lir: (changes = {}) =>
      sealLicenseFile(
        {
          typ: 'LIR',
          v: 1,
          req: randomUUID(),
          host: 'test-pc',
          fp: fingerprint,
          dk: publicKey,
          products: ['cd', 'pd'],
          app: 'test',
          iat: iat(),
          ...changes,
        },
        signer,
      ),
    lrr: (lic, changes = {}) => {
      const request = { typ: 'LRR', v: 1, req: randomUUID(), lic } as const;
      const content = { ...request, fp: fingerprint, erased: true as const, iat: iat() };
      return sealLicenseFile({ ...content, ...changes }, signer);
    },
    enrol: async (client) => {
      const { code } = (await client.post('/api/license/enrolment')).json<{ code: string }>();
      const device = { code, host: 'test-pc', fp: fingerprint, dk: publicKey };
      return (await call('/api/v1/lm/enrol', device)).json<{ user: string }>();
    },
  };
}

/** A person with a registered machine, and a request that checks out a Circuit Designer license. */
export interface Seat {
  readonly person: TestPerson;
  readonly device: TestDevice;
  readonly request: object;
}

export async function aSeat(server: TestServer, team?: TestTeam): Promise<Seat> {
  const person = await aPerson(server.deps, { role: 'guest', ...(team ? { team } : {}) });
  const device = await aDevice(server);
  const { user } = await device.enrol(await server.signIn(person));
  return { person, device, request: { license_type: 'cd', device: device.kid, user } };
}

/** A multipart form in a browser's format. */
export async function aForm(
  fields: Readonly<Record<string, string>>,
  file?: { readonly field: string; readonly name: string; readonly content: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(file.field, new Blob([file.content]), file.name);
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}
