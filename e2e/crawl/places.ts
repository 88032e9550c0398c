/**
 * People who open places: a visitor; the owner of a demo team with everything, and the one whose
 * team has a board; owner and guest of an empty team, whose owner is staff; its admin, who has left
 * the service.
 */
export const people = ['visitor', 'demo', 'board', 'owner', 'guest', 'left'] as const;

export interface Place {
  /** A route of the portal, or a page of accounts: its path, or the name of its screen. */
  readonly route: string;
  readonly who: (typeof people)[number];
  /** Placeholders in braces come from the seed. Default: the route. */
  readonly address?: string;
  /** The page or one of its calls is refused, which the browser logs. */
  readonly isRefused?: boolean;
}

/** Pattern of unknown addresses. */
export const unknownRoute = '*';

export const portalPlaces: readonly Place[] = [
  { route: '/overview', who: 'demo' },
  { route: '/overview', who: 'owner' },
  { route: '/overview', who: 'guest' },
  { route: '/license', who: 'demo' },
  { route: '/license', who: 'demo', address: '/license?register' },
  { route: '/license', who: 'demo', address: '/license?q=nothing' },
  { route: '/license', who: 'owner' },
  { route: '/license', who: 'guest' },
  { route: '/license/:number', who: 'demo', address: '/license/{license}' },
  { route: '/license/:number', who: 'owner', address: '/license/A0', isRefused: true },
  { route: '/store', who: 'demo' },
  { route: '/store', who: 'guest' },
  { route: '/store', who: 'owner' },
  { route: '/payment', who: 'owner' },
  { route: '/store', who: 'owner', address: '/store?add=cd:12:2' },
  { route: '/payment', who: 'owner' },
  { route: '/store/quotations/:id', who: 'owner', address: '/store/quotations/{quotation}' },
  { route: '/store/quotations/:id', who: 'owner', address: '/store/quotations/0', isRefused: true },
  { route: '/estimate', who: 'visitor' },
  { route: '/orders', who: 'demo' },
  { route: '/orders', who: 'owner' },
  { route: '/orders', who: 'guest', isRefused: true },
  { route: '/order/:id', who: 'demo', address: '/order/{order}' },
  { route: '/order/:id', who: 'owner', address: '/order/0', isRefused: true },
  { route: '/3dsec_finished', who: 'owner' },
  { route: '/3dsec_finished', who: 'demo', address: '/3dsec_finished?o={order}' },
  { route: '/log', who: 'demo' },
  { route: '/log', who: 'guest', isRefused: true },
  { route: '/download', who: 'demo' },
  { route: '/download', who: 'owner' },
  { route: '/download/combined', who: 'demo' },
  { route: '/download/dotnet', who: 'demo' },
  { route: '/download/thanks', who: 'demo' },
  { route: '/demitasnx', who: 'board' },
  { route: '/demitasnx', who: 'owner' },
  { route: '/demitasnx/:job', who: 'board', address: '/demitasnx/{job}' },
  { route: '/demitasnx/:job', who: 'owner', address: '/demitasnx/0', isRefused: true },
  { route: '/auths/digikey', who: 'owner' },
  { route: '/design', who: 'owner' },
  { route: '/releases', who: 'owner' },
  { route: '/releases', who: 'guest', isRefused: true },
  { route: '/releases/:remote', who: 'owner', address: '/releases/mf-store' },
  { route: '/releases/errors/:id', who: 'owner', address: '/releases/errors/{error}' },
  {
    route: '/releases/errors/:id',
    who: 'owner',
    address: '/releases/errors/none',
    isRefused: true,
  },
  { route: '/signed-in', who: 'guest' },
  { route: unknownRoute, who: 'guest', address: '/nowhere', isRefused: true },
];

export const accountPlaces: readonly Place[] = [
  { route: '/user', who: 'demo' },
  { route: '/team', who: 'demo' },
  { route: '/team', who: 'guest' },
  { route: '/users', who: 'demo' },
  { route: '/users', who: 'owner' },
  { route: '/security', who: 'owner' },
  { route: '/sessions', who: 'owner' },
  { route: '/sites', who: 'owner' },
  { route: '/audit', who: 'owner' },
  { route: '/settings', who: 'owner' },
  { route: '/settings', who: 'guest' },
  { route: '/sso', who: 'owner' },
  { route: '/sso', who: 'guest' },
  { route: '/creditcard', who: 'demo' },
  { route: '/creditcard', who: 'owner' },
  { route: '/upgrade', who: 'owner' },
  { route: '/leave', who: 'owner' },
  { route: '/leave', who: 'guest' },
  { route: '/notices', who: 'owner' },
  { route: 'sign_in', who: 'visitor', address: '/user' },
  { route: 'sign_in', who: 'visitor', address: '/user?ended=1' },
  { route: 'sign_up', who: 'visitor', address: '/sign_up' },
  { route: 'confirm', who: 'visitor', address: '/sign_up/confirm/none', isRefused: true },
  { route: 'password_reset', who: 'visitor', address: '/password/reset' },
  { route: 'new_password', who: 'visitor', address: '/password/reset/none' },
  { route: 'new_password', who: 'visitor', address: '{reset}' },
  { route: 'address', who: 'visitor', address: '/address/none', isRefused: true },
  { route: 'invitation', who: 'visitor', address: '/invitation/none', isRefused: true },
  { route: 'invitation', who: 'visitor', address: '{invitation}' },
  { route: 'domain_proof', who: 'visitor', address: '/sso/domain/none', isRefused: true },
  { route: 'factor_reset', who: 'visitor', address: '/factor-reset/none' },
  { route: 'left', who: 'visitor', address: '/left?until=2030-01-31' },
  { route: 'come_back', who: 'left', address: '/user' },
  { route: 'connect', who: 'owner', address: '{connect}' },
  { route: 'site_answer', who: 'owner', address: '/site_answer?error=access_denied&origin={site}' },
  { route: 'sign_out', who: 'owner', address: '/oidc/sign_out' },
  { route: unknownRoute, who: 'guest', address: '/nowhere', isRefused: true },
];

/** Pages that the crawl does not open. */
export const exempted: Readonly<Record<string, string>> = {
  sso_join: 'Needs the provider of a team; single-sign-on.spec.ts looks at it.',
};
