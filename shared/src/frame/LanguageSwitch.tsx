import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Locale } from '../basics/Locale.ts';
import { theme } from '../ui/theme/theme.ts';
import { frameMessages } from './frameMessages.ts';
import { languageNames } from './languageNames.ts';

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.greySoft};
  outline: 1px solid ${theme.color.softEdge};
`;

const Choice = styled.button`
  min-height: 32px;
  padding: 0 ${theme.space(3)};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;
  &:hover {
    color: ${theme.color.ink};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-weight: ${theme.font.weight.medium};
    box-shadow: 0 0 0 1px ${theme.color.hairline};
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;

const order = ['ja', 'en'] as const;

interface LanguageSwitchProps {
  readonly locale: Locale;
  readonly onChange: (locale: Locale) => void;
}

/** The language switch: two buttons, of which the current language is pressed. */
export function LanguageSwitch({ locale: current, onChange }: LanguageSwitchProps) {
  const intl = useIntl();
  return (
    <Group role="group" aria-label={intl.formatMessage(frameMessages.language)}>
      {order.map((locale) => (
        <Choice
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => {
            onChange(locale);
          }}
        >
          {languageNames[locale]}
        </Choice>
      ))}
    </Group>
  );
}
