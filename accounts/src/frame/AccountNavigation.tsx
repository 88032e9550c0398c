import { editionOf, FormattedMessage, roleOf, useIntl, useSession } from '@portal/shared';
import { Links, Navigation } from './AccountNavigation.styles.ts';
import { accountSections, type AccountSection } from './accountSections.ts';
import { messages } from './navigationMessages.ts';

/** A `ref` that scrolls a line of links to the current one. */
function showCurrent(line: HTMLElement | null): void {
  const current = line?.querySelector<HTMLElement>('[aria-current]');
  if (line && current) line.scrollLeft = current.offsetLeft - line.clientWidth / 3;
}

/** The sections of the account area, and the pages of the current one if it has several. */
export function AccountNavigation({ path }: { readonly path: string }) {
  const { formatMessage } = useIntl();
  const existing = useSession((session) => session.config.accounts.pages);
  const edition = useSession(editionOf);
  const role = useSession(roleOf);
  const sections = accountSections(existing, { edition, role });
  const isHere = ({ pages }: AccountSection) => pages.some((page) => page.path === path);
  const pages = sections.find(isHere)?.pages ?? [];
  return (
    <Navigation aria-label={formatMessage(messages.navigation)}>
      <Links ref={showCurrent}>
        {sections.map((section) => (
          <li key={section.message.id}>
            <a
              href={section.pages[0]?.path}
              aria-current={isHere(section) ? (pages.length === 1 ? 'page' : 'true') : undefined}
            >
              <FormattedMessage {...section.message} />
            </a>
          </li>
        ))}
      </Links>
      {pages.length > 1 && (
        <Links ref={showCurrent}>
          {pages.map((page) => (
            <li key={page.path}>
              <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                <FormattedMessage {...page.message} />
              </a>
            </li>
          ))}
        </Links>
      )}
    </Navigation>
  );
}
