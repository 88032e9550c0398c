import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyCreation, PasskeyRequest } from '@portal/shared/contracts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const present = 0x01;
const verified = 0x04;
const hasCredential = 0x40;

/** A WebAuthn (level 3) authenticator with one ES256 key. */
export class TestAuthenticator {
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #id = randomBytes(16);
  /** Whether it verifies its person. */
  verifies = true;
  /** Signature counter. */
  counter = 0;

  constructor(private readonly origin = 'http://localhost:3001') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1).
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    this.#publicKey = Buffer.from(isoCBOR.encode(cose));
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** Creates a passkey. */
  create({ challenge, rp }: PasskeyCreation) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(rp.id, this.#flags | hasCredential), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(
          isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge. */
  get({ challenge, rpId }: PasskeyRequest) {
    this.counter += 1;
    const data = this.#data(rpId, this.#flags);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#key);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  get #flags(): number {
    return present | (this.verifies ? verified : 0);
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }
}
