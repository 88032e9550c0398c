import {
  policyDirectives,
  type PolicyDirective,
} from '../../../platform/metrics/ReleaseMetrics.ts';
import { z } from 'zod';

/** What a page's policy has kept from happening, as a browser says. */
export interface Violation {
  readonly directive: PolicyDirective;
  /** The origin, or the path where it is the portal's own; `inline`, `eval` … as browsers say it. */
  readonly blocked: string;
  /** Address of the page. */
  readonly page: string;
  /** Address of the script that it happened in; empty where that is not known. */
  readonly script: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

const address = z.string().max(4000).nullish();
const place = z.int().min(1).max(2_000_000_000).nullish().catch(undefined);

/** Of the Reporting API, in the order in which a browser sends them. */
const reportsSchema = z.array(
  z.object({
    type: z.enum(['csp-violation', 'integrity-violation']),
    url: address,
    body: z.object({
      documentURL: address,
      effectiveDirective: z.string().max(100).nullish(),
      blockedURL: address,
      sourceFile: address,
      lineNumber: place,
      columnNumber: place,
    }),
  }),
);

/** Of `report-uri`, which browsers without that API follow. */
const oldSchema = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'effective-directive': z.string().max(100).nullish(),
    'violated-directive': z.string().max(1000).nullish(),
    'blocked-uri': address,
    'source-file': address,
    'line-number': place,
    'column-number': place,
  }),
});

const mostReports = 20;

/**
 * The violations of a body that a browser has sent, in either form. What is in another form, and what
 * extensions of a browser do on a page, is left out.
 *
 * @param origin of the portal
 */
export function readViolations(body: unknown, origin: string): readonly Violation[] {
  const known = Array.isArray(body) ? body.slice(0, mostReports) : body;
  const reports = Array.isArray(known)
    ? known.flatMap((one) => reportsSchema.safeParse([one]).data ?? [])
    : [];
  const old = oldSchema.safeParse(known).data?.['csp-report'];
  return [
    ...reports.map(({ type, url, body: said }) => ({
      directive: directiveOf(type === 'csp-violation' ? said.effectiveDirective : 'integrity'),
      blocked: blockedOf(said.blockedURL, origin),
      page: said.documentURL ?? url ?? '',
      script: said.sourceFile ?? '',
      line: said.lineNumber ?? undefined,
      column: said.columnNumber ?? undefined,
    })),
    ...(old
      ? [
          {
            directive: directiveOf(old['effective-directive'] ?? old['violated-directive']),
            blocked: blockedOf(old['blocked-uri'], origin),
            page: old['document-uri'] ?? '',
            script: old['source-file'] ?? '',
            line: old['line-number'] ?? undefined,
            column: old['column-number'] ?? undefined,
          },
        ]
      : []),
  ].filter(({ script, blocked }) => !isForeign(script) && !isForeign(blocked));
}

/** `script-src-elem 'nonce-…'` is about scripts. */
function directiveOf(said: string | null | undefined): PolicyDirective {
  const [word = ''] = (said ?? '').split(' ');
  const plain = word.replace(/-(?:elem|attr)$/, '');
  return policyDirectives.find((directive) => directive === plain) ?? 'other';
}

function blockedOf(said: string | null | undefined, origin: string): string {
  const text = said ?? '';
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  if (!URL.canParse(text)) return 'unknown';
  const url = new URL(text);
  // Of another origin the path may be somebody's.
  if (url.origin === origin) return url.pathname;
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** `chrome-extension:` and its like; browsers also say the protocol alone. */
function isForeign(said: string): boolean {
  return /^[a-z-]*extension\b/.test(said);
}
