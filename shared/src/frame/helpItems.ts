import type { IntlShape } from 'react-intl';
import type { Config } from '../areas/composition/config.contract.ts';
import { frameMessages } from './frameMessages.ts';
import type { NavigationItem } from './NavigationGroup.ts';

/**
 * The configured links of the menu to pages outside the portal; board fabrication is for Japanese
 * readers only.
 */
export function helpItems(intl: IntlShape, links: Config['links']): readonly NavigationItem[] {
  const isJapanese = intl.locale === 'ja';
  const all = [
    {
      message: frameMessages.onlineManual,
      icon: 'book-open',
      href: isJapanese ? links.manual_ja : links.manual_en,
    },
    {
      message: frameMessages.manualPdf,
      icon: 'file-text',
      href: isJapanese ? links.manual_pdf_ja : links.manual_pdf_en,
    },
    { message: frameMessages.forum, icon: 'messages-square', href: links.forum },
    {
      message: frameMessages.fabrication,
      icon: 'factory',
      href: isJapanese ? links.fabrication : undefined,
    },
    { message: frameMessages.netlistConversion, icon: 'network', href: links.netlist_conversion },
  ];
  return all.flatMap(({ message, icon, href }) =>
    href === undefined
      ? []
      : [{ id: message.id, label: intl.formatMessage(message), icon, href, isExternal: true }],
  );
}
