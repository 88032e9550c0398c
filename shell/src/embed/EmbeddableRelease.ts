import type { Release, RemoteRoute } from '@portal/shared/remote';

/** A release as the server describes it to other sites (`server/src/composition/embed/embedScript.ts`). */
export interface EmbeddableRelease extends Pick<
  Release,
  'entry' | 'global' | 'integrity' | 'screens' | 'contract'
> {
  /** `mf-` + name. */
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly routes: readonly Pick<RemoteRoute, 'path'>[];
}

/** With the absolute address of its files, ending in `/`. */
export interface PlacedRelease extends EmbeddableRelease {
  readonly base: string;
}
