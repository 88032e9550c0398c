import type { ComponentType } from 'react';
import type { Release } from '@portal/shared/remote';

/**
 * Why a screen could not be loaded.
 * - `unreachable`: a script did not arrive, or was refused because its content is not what the
 *   registry says (a browser reports both the same way)
 * - `timeout`: a script did not arrive in time
 * - `incompatible`: the release needs another version of the shell
 * - `broken`: the scripts arrived and failed
 */
export type FailureReason = 'unreachable' | 'timeout' | 'incompatible' | 'broken';

/** The loading state of a route's screen. */
export type ScreenState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly attempt: number }
  | { readonly kind: 'retrying'; readonly attempt: number; readonly reason: FailureReason }
  | {
      readonly kind: 'ready';
      readonly Component: ComponentType;
      readonly release: Release;
      /** The current release, if it failed and this is the former one. */
      readonly insteadOf?: Release;
    }
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      /** Id of a reported failure, which the person is shown. */
      readonly id?: string | undefined;
    };

export const idle: ScreenState = { kind: 'idle' };
