/** The library for passkeys, loaded by the first who uses one: it would slow every start. */
export const webAuthn = () => import('@simplewebauthn/server');
