import {
  policyDirectives,
  type PolicyDirective,
} from '../../../platform/metrics/ReleaseMetrics.ts';
import { z } from 'zod';

/** A policy violation reported by a browser. */
export interface Violation {
  readonly directive: PolicyDirective;
  /** Origin, or path on the portal; `inline`, `eval` … as reported. */
  readonly blocked: string;
  /** Address of the page. */
  readonly page: string;
  /** Address of the script; empty if unknown. */
  readonly script: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

const address = z.string().max(4000).nullish();
const place = z.int().min(1).max(2_000_000_000).nullish().catch(undefined);

/** Reporting API format; browsers send these in order. */
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

/** `report-uri` format of browsers without that API. */
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
 * Parses the violations in a browser's report of either format. Ignores other formats, and
 * violations by browser extensions.
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

/** Maps `script-src-elem 'nonce-…'` to `script-src`. */
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
  // The path on another origin may be personal.
  if (url.origin === origin) return url.pathname;
  return url.origin === 'null' ? url.protocol : url.origin;
}

/** `chrome-extension:` and the like; browsers may report the scheme alone. */
function isForeign(said: string): boolean {
  return /^[a-z-]*extension\b/.test(said);
}
