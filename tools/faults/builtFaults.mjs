/** Faults visible in the build. The slowest come last, grouped by build. */
export const builtFaults = [
  {
    name: 'a text that Japanese has lost',
    file: 'mf-downloads/src/locales/ja.json',
    text: `  "downloads.empty": "公開中のインストーラーはまだありません。",
`,
    replacement: '',
    seenBy: [{ step: 'build', args: ['mf-downloads'] }],
  },
  {
    name: 'the dialog of the search is part of the first load',
    file: 'shell/src/search/Search.tsx',
    text: `const PortalSearch = lazyPart(async () => (await import('./PortalSearch.tsx')).PortalSearch);`,
    replacement: `import { PortalSearch as Loaded } from './PortalSearch.tsx';
const PortalSearch = lazyPart(() => Promise.resolve(Loaded));`,
    seenBy: [{ step: 'first load', args: [] }],
  },
  {
    name: 'remotes get no runtime from the shell, and do not start in the built portal',
    file: 'shell/src/provideRuntime.ts',
    text: 'globalThis.__portal_federation__ ??= runtimeForRemotes',
    replacement: 'void runtimeForRemotes',
    seenBy: [
      { step: 'e2e', args: ['specs/distributor.spec.ts', '--project=once', '-g', 'unlinks'] },
    ],
  },
  {
    name: 'the policy of pages refuses their icons',
    file: 'server/src/composition/pages/contentPolicy.ts',
    text: "`img-src 'self' data: ${others}`",
    replacement: "`img-src 'self' ${others}`",
    seenBy: [
      { step: 'e2e', args: ['specs/distributor.spec.ts', '--project=once', '-g', 'unlinks'] },
    ],
  },
  {
    name: 'a Japanese sentence that is kept in one line runs out of a phone',
    file: 'mf-distributor/src/screens/distributor/LinkPanel.tsx',
    text: `<p>
            <FormattedMessage {...messages.activation} />`,
    replacement: `<p style={{ whiteSpace: 'nowrap' }}>
            <FormattedMessage {...messages.activation} />`,
    seenBy: [{ step: 'e2e', args: ['specs/crawl.spec.ts', '--project=once', '-g', 'ja-390'] }],
  },
  {
    name: 'a detail of a screen is too pale',
    file: 'mf-home/src/screens/overview/overview.styles.ts',
    text: `Detail = styled.p\`
  color: \${theme.color.muted};`,
    replacement: `Detail = styled.p\`
  opacity: 0.5;
  color: \${theme.color.muted};`,
    seenBy: [{ step: 'e2e', args: ['specs/crawl.spec.ts', '--project=once'] }],
  },
];
