const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The browser's store of passkeys, which jsdom has not; each test says what it does. */
export function fakeCredentials() {
  const create = jest.fn<Promise<unknown>, unknown[]>();
  const get = jest.fn<Promise<unknown>, unknown[]>();
  beforeEach(() => {
    create.mockReset();
    get.mockReset();
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
    Object.defineProperty(window, 'PublicKeyCredential', {
      configurable: true,
      value: () => undefined,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'credentials');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const named = {
    id: 'bWFkZQ',
    rawId: bytes('made'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
  };
  return {
    create,
    get,
    /** A passkey that was made. */
    made: () => ({
      ...named,
      response: {
        clientDataJSON: bytes('client'),
        attestationObject: bytes('attestation'),
        getTransports: () => ['internal'],
      },
    }),
    /** What a passkey signed. */
    signed: () => ({
      ...named,
      response: {
        clientDataJSON: bytes('client'),
        authenticatorData: bytes('data'),
        signature: bytes('signature'),
      },
    }),
  };
}
