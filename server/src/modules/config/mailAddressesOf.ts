import type { Config } from '../../config.ts';
import type { MailAddresses } from '../../mail/composeMail.ts';
import { linksOf } from './linksOf.ts';

/** Addresses that mails lead to: the page for contact that the screens link to, and our own sites. */
export function mailAddressesOf(
  config: Pick<Config, 'demo' | 'links' | 'managerUrl' | 'accountsUrl'>,
): MailAddresses {
  return {
    contact: linksOf(config)['contact'],
    sites: [config.managerUrl, config.accountsUrl],
  };
}
