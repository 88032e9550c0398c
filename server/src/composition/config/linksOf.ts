import type { Config } from '../../platform/config/Config.ts';
import { aboutLinks } from '../about/aboutNames.ts';
import type { MailAddresses } from '../../platform/mail/composeMail.ts';

/** External links by name: configured ones; in the demo, its own pages fill the other names. */
export function linksOf({
  demo,
  links,
  managerUrl,
}: Pick<Config, 'demo' | 'links' | 'managerUrl'>): Readonly<Record<string, string>> {
  return { ...(demo ? aboutLinks(managerUrl) : {}), ...links };
}

/** Addresses used in mails: the contact page, and our own origins. */
export function mailAddressesOf(
  config: Pick<Config, 'demo' | 'links' | 'managerUrl' | 'accountsUrl'>,
): MailAddresses {
  return {
    contact: linksOf(config)['contact'],
    sites: [config.managerUrl, config.accountsUrl],
  };
}
