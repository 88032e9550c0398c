import type { Config } from '../../platform/config/Config.ts';
import type { MailAddresses } from '../../platform/mail/composeMail.ts';
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
