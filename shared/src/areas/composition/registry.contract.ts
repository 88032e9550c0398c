import * as z from 'zod/mini';
import { text } from '../../basics/contract/fields.ts';

/** Read only, as the types of a registry are. */
const list = <T extends z.ZodMiniType>(item: T) => z.readonly(z.array(item));

/** What a menu or a page is called, in both languages. */
const localized = z.object({ en: text(200), ja: text(200) });

/** Loose: a requirement of a later release is kept, and not met by a shell that does not know it. */
const requirement = z.looseObject({
  signedIn: z.exactOptional(z.boolean()),
  editions: z.exactOptional(list(z.enum(['community', 'professional']))),
  roles: z.exactOptional(list(z.enum(['owner', 'admin', 'guest']))),
  countries: z.exactOptional(list(z.string())),
  locales: z.exactOptional(list(z.enum(['en', 'ja']))),
  staff: z.exactOptional(z.boolean()),
});

const prefetch = z.object({
  path: z.string().check(z.regex(/^\/api\//)),
  forward: z.exactOptional(list(z.string())),
  limit: z.exactOptional(z.int().check(z.positive())),
});

const route = z.object({
  path: z.string().check(z.regex(/^\/[^?#\\]*$/)),
  title: localized,
  requires: z.exactOptional(requirement),
  prefetch: z.exactOptional(list(prefetch)),
  embeddable: z.exactOptional(z.boolean()),
  // A place that only a later release knows keeps nobody from the screen.
  places: z.exactOptional(z.catch(list(z.enum(['attention', 'license', 'overview'])), [])),
});

/** An entry of the menu. */
export const navigationEntry = z.object({
  to: z.string().check(z.regex(/^\/[^/\\][^\\]*$/)),
  label: localized,
  icon: z.string(),
  order: z.number(),
  requires: z.exactOptional(requirement),
});

const placed = {
  id: z.string(),
  title: localized,
  order: z.number(),
  requires: z.exactOptional(requirement),
  icon: z.string(),
};
const partFields = { ...placed, call: z.string() };
const linesParts = z.exactOptional(list(z.object(partFields)));

/** An act that the search offers. */
export const act = z.object({ ...placed, words: localized, to: navigationEntry.shape.to });

/** Loose: parts of a place that this release does not know are kept for one that does. */
const places = z.looseObject({
  search: z.exactOptional(list(z.object({ ...partFields, list: z.exactOptional(z.string()) }))),
  acts: z.exactOptional(list(act)),
  attention: linesParts,
  license: linesParts,
  overview: linesParts,
});

const redirect = z.object({
  from: z.string().check(z.regex(/^\/[^?#\\]*$/)),
  to: z.string().check(z.regex(/^\/[^/?#\\][^?#\\]*$/)),
});

const screenFiles = z.object({ preload: list(z.string()), companions: list(z.string()) });

const releaseFields = {
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  hash: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)),
  entry: z.string(),
  global: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  integrity: z.record(z.string(), z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
  screens: z.record(z.string(), screenFiles),
  contract: z.string(),
};

const remoteFields = {
  name: z.string().check(z.regex(/^mf-[a-z0-9-]{1,60}$/)),
  owner: z.exactOptional(text(100)),
  routes: list(route),
  navigation: list(navigationEntry),
};

const releaseSchema = z.object({ ...releaseFields, base: z.string() });

const registeredRemote = z.object({
  ...remoteFields,
  current: releaseSchema,
  previous: z.exactOptional(releaseSchema),
  // Parts in a form that only a later release reads keep nobody from the screens.
  places: z.exactOptional(z.catch(places, {})),
  // Only the server leads old addresses on.
  redirects: z.exactOptional(z.catch(list(redirect), [])),
});

const registryFields = { generated_at: z.string(), version: z.string() };

/** `GET /api/registry` */
export const registrySchema = z.object({ ...registryFields, remotes: list(registeredRemote) });

/**
 * `GET /api/registry` for a page that may be older than what it reads: remotes in a form that only a
 * later release reads are left out, and keep nobody from the others.
 */
export const laterRegistrySchema = z.object({
  ...registryFields,
  remotes: z.pipe(
    z.array(z.unknown()),
    z.transform((remotes) =>
      remotes.flatMap((remote) => {
        const read = registeredRemote.safeParse(remote);
        return read.success ? [read.data] : [];
      }),
    ),
  ),
});

/** `release.json`, written by a remote's build and sent when it is published. */
export const releaseManifestSchema = z.object({
  ...releaseFields,
  ...remoteFields,
  places: z.exactOptional(places),
  redirects: z.exactOptional(list(redirect)),
  embeddable: z.exactOptional(z.boolean()),
  embed: z.exactOptional(z.string()),
  preview: z.exactOptional(z.string()),
  files: list(z.string()),
});
