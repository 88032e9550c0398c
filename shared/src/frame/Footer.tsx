import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { Config } from '../areas/composition/config.contract.ts';
import type { Locale } from '../basics/Locale.ts';
import { theme } from '../ui/theme/theme.ts';
import { frameMessages } from './frameMessages.ts';
import { contentStart } from './PortalFrame.styles.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const Box = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(6)};
  margin-top: auto;
  padding: ${theme.space(4)} ${contentStart};
  border-top: ${theme.border};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  ${theme.media.phone} {
    padding: ${theme.space(4)};
  }
  @media print {
    display: none;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(5)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
    text-decoration: none;
    border-radius: ${theme.radius.s};
    &:hover {
      color: ${theme.color.ink};
      text-decoration: underline;
    }
    ${theme.media.touch} {
      min-height: ${theme.size.touch};
    }
  }
`;

interface FooterProps {
  readonly links: Config['links'];
  readonly locale: Locale;
  readonly onLocaleChange: (locale: Locale) => void;
}

/** The footer: configured links to pages outside the portal, and the language switch. */
export function Footer({ links, locale, onLocaleChange }: FooterProps) {
  const entries = [
    { message: frameMessages.productInformation, href: links.product_information },
    { message: frameMessages.terms, href: links.terms },
    { message: frameMessages.privacy, href: links.privacy },
    { message: frameMessages.contact, href: links.contact },
  ].filter(({ href }) => href !== undefined);
  return (
    <Box>
      <Links>
        {entries.map(({ message, href }) => (
          <li key={message.id}>
            <a href={href}>
              <FormattedMessage {...message} />
            </a>
          </li>
        ))}
      </Links>
      <LanguageSwitch locale={locale} onChange={onLocaleChange} />
    </Box>
  );
}
