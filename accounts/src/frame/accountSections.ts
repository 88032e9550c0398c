import { accountPageRules, usesAccountPage } from '@portal/shared/domain';
import { pageMessages, sectionMessages } from './navigationMessages.ts';

type PageViewer = Parameters<typeof usesAccountPage>[1];

/** The sections of the account area with their pages; the first one stands for its section. */
const sections = [
  { id: 'profile', pages: ['/user'] },
  { id: 'security', pages: ['/security', '/sessions'] },
  { id: 'members', pages: ['/users', '/sso', '/audit'] },
  { id: 'billing', pages: ['/creditcard', '/upgrade'] },
  { id: 'company', pages: ['/team'] },
  { id: 'notifications', pages: ['/notices'] },
  { id: 'apps', pages: ['/sites'] },
  { id: 'settings', pages: ['/settings', '/leave'] },
] as const;

/** A section as far as it is for a person. It has at least one page. */
export interface AccountSection {
  readonly message: (typeof sectionMessages)[keyof typeof sectionMessages];
  readonly pages: readonly {
    readonly path: string;
    readonly message: (typeof pageMessages)[keyof typeof pageMessages];
  }[];
}

/**
 * The sections that a person uses, with the pages that exist.
 *
 * @param existing `config.accounts.pages`
 */
export function accountSections(
  existing: readonly string[],
  viewer: PageViewer,
): readonly AccountSection[] {
  const used = new Set(
    accountPageRules
      .filter((rule) => existing.includes(rule.path) && usesAccountPage(rule, viewer))
      .map(({ path }) => path),
  );
  return sections
    .map(({ id, pages }) => ({
      message: sectionMessages[id],
      pages: pages
        .filter((path) => used.has(path))
        .map((path) => ({ path, message: pageMessages[path] })),
    }))
    .filter(({ pages }) => pages.length > 0);
}
