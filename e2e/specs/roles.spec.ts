import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';

type Role = 'owner' | 'admin' | 'guest' | 'communityOwner';
const managers: readonly Role[] = ['owner', 'admin'];
const everybody: readonly Role[] = ['owner', 'admin', 'guest', 'communityOwner'];

/** Every screen with an address, and who may open it; others are told so. */
const portalScreens: Readonly<Record<string, readonly Role[]>> = {
  '/license': everybody,
  '/log': everybody,
  '/store': everybody,
  '/orders': managers,
  '/estimate': everybody,
  '/demitasnx': everybody,
  '/download': everybody,
  '/auths/digikey': everybody,
};
const accountsScreens: Readonly<Record<string, readonly Role[]>> = {
  '/user': everybody,
  '/security': everybody,
  '/sessions': everybody,
  '/sites': everybody,
  '/settings': everybody,
  '/notices': everybody,
  '/leave': everybody,
  '/team': ['owner', 'admin', 'guest'],
  '/users': ['owner', 'admin', 'communityOwner'],
  '/creditcard': ['owner', 'admin', 'communityOwner'],
  '/audit': ['owner', 'admin', 'communityOwner'],
  '/upgrade': ['communityOwner'],
};

// A page that the person may not see has the status 403.
test.use({ expectedNoise: /status of 403/ });

for (const role of everybody) {
  const tag = role === 'guest' ? '' : ' @all';
  test(`Every screen is there for the ${role}, or says that it is not for them${tag}`, async ({
    page,
    portal,
    say,
    makeTeam,
  }) => {
    const isCommunity = role === 'communityOwner';
    const team = await makeTeam({ edition: isCommunity ? 'community' : 'professional' });
    await signInByCalls(page.context(), portal, isCommunity ? team.owner : team[role]);
    for (const [origin, screens] of [
      [portal.url, portalScreens],
      [portal.accountsUrl, accountsScreens],
    ] as const) {
      for (const [path, allowed] of Object.entries(screens)) {
        const address = `${origin}${path}`;
        if (allowed.includes(role)) {
          const answer = await page.request.get(address);
          expect([answer.status(), answer.url()]).toEqual([200, address]);
        } else {
          await page.goto(address);
          const heading = page.getByRole('main').getByRole('heading', { level: 1 });
          await expect(heading, path).toHaveText(say('common.notPermitted'));
          await expect(page.getByRole('button', { name: say('common.tryAgain') })).toHaveCount(0);
        }
      }
    }
  });
}
