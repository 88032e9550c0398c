import { defineMessages } from '@portal/shared';
import type { FailureReason } from './ScreenState.ts';

export const remoteMessages = defineMessages({
  newRelease: {
    id: 'shell.remotes.newRelease',
    description: 'A newer release of the screen is there, and something is typed on it',
  },
  takeNewRelease: {
    id: 'shell.remotes.takeNewRelease',
    description: 'Button; what is typed on the screen is lost',
  },
  former: {
    id: 'shell.remotes.former',
    description: 'The release before stands in for one that cannot be loaded or has failed',
  },
  stopped: {
    id: 'shell.remotes.stopped',
    description: 'Heading in place of a screen that has failed by itself',
  },
  useFormer: {
    id: 'shell.remotes.useFormer',
    description: 'Button where a screen has failed: the release before',
  },
  registryUnreachable: {
    id: 'shell.remotes.registryUnreachable',
    description: 'Which screens there are could not be read',
  },
});

/** Sentences about why a screen could not be loaded, and what to do. */
export const failureMessages = defineMessages({
  unreachable: { id: 'shell.remotes.unreachable', description: 'Its files did not arrive' },
  timeout: { id: 'shell.remotes.timeout', description: 'Its files did not arrive in time' },
  incompatible: {
    id: 'shell.remotes.incompatible',
    description: 'It needs a newer page around it; loading the page again brings that',
  },
  broken: { id: 'shell.remotes.broken', description: 'It fails by itself' },
} satisfies Record<FailureReason, unknown>);
