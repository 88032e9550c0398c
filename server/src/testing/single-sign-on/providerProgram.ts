import { Provider } from 'oidc-provider';

/**
 * A company's own OpenID provider, as a process of its own: `PORT`, `REDIRECT_URI`. Whatever is typed
 * as the login at its page is the mail address of who signs in, and its name before the `@` theirs.
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
  // Its own pages ask for a login and a consent.
  features: { devInteractions: { enabled: true } },
});

provider.listen(port, '127.0.0.1', () => {
  process.stdout.write(`${issuer}\n`);
});
