import type { ComponentType } from 'react';
import type { RegisteredRemote, Registry, Release } from '@portal/shared/remote';
import type { Tell } from './Happening.ts';

/** The dependencies of the loader, which tests replace. */
export interface RemotesPorts {
  /** Loads a release and the screen of one of its routes. */
  load(release: Release, routePath: string): Promise<ComponentType>;
  /** @param isDoubtful whether the cached registry may be damaged */
  fetchRegistry(isDoubtful: boolean): Promise<Registry>;
  /** Remotes in the page's data, each with only the screens of its menu entries. */
  carriedRemotes(): readonly RegisteredRemote[];
  keepRegistry(registry: Registry): Promise<void>;
  /** The registry that was kept last. */
  lastRegistry(): Promise<Registry | undefined>;
  /** Whether input would be lost by loading a newer release. */
  hasUnsavedChanges(): boolean;
  /** Reports a failure to the browser's log. */
  report(error: unknown): void;
  readonly tell: Tell;
  wait(ms: number): Promise<void>;
  now(): number;
  /** A random number, 0 ≤ x < 1. */
  random(): number;
}
