import { Provider } from 'oidc-provider';

/**
 * A company's OpenID provider as a process: `PORT`, `REDIRECT_URI`. The login entered on its page
 * is the person's mail address, and the part before `@` the name.
 */
const port = Number(process.env['PORT']);
const issuer = `http://127.0.0.1:${String(port)}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'portal',
      client_secret: 'secret of the portal',
      redirect_uris: [process.env['REDIRECT_URI'] ?? ''],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
  findAccount: (_ctx, login) => ({
    accountId: login,
    claims: () => ({
      sub: `person ${login}`.slice(0, 60),
      email: login,
      email_verified: true,
      given_name: login.split('@')[0],
    }),
  }),
  cookies: { keys: ['of the tests'] },
  pkce: { required: () => true },
  // The provider's built-in pages ask for login and consent.
  features: { devInteractions: { enabled: true } },
});

provider.listen(port, '127.0.0.1', () => {
  process.stdout.write(`${issuer}\n`);
});
