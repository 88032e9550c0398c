import type { Embedding, Lifecycles, Opened } from '@portal/shared/embed';
import type { PlacedRelease } from './EmbeddableRelease.ts';

/** The interface of the core for the loader. */
export interface EmbedCore {
  /** Shows a remote in a shadow root. */
  open(release: PlacedRelease, shadow: ShadowRoot, embedding: Embedding): Opened;
  /** The single-spa lifecycles of a remote. */
  lifecycles(release: PlacedRelease): Lifecycles;
}
