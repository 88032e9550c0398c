import { Component, useLayoutEffect, type ReactNode } from 'react';
import type { Release } from '@portal/shared/remote';
import { errorId } from './errorId.ts';
import { FailedRemote } from './FailedRemote.tsx';
import type { Occasion } from './Happening.ts';
import { reasonOf } from './RemoteLoadError.ts';
import type { FailureReason } from './ScreenState.ts';

interface RemoteBoundaryProps {
  /** The release of the screen; another one clears the failure. */
  readonly release: Release;
  readonly onRetry: () => void;
  /** Called with each failure; `effect` if the screen had rendered before. */
  readonly onFailure: (
    what: 'render' | 'effect',
    failure: Required<Pick<Occasion, 'error' | 'id'>>,
  ) => void;
  readonly onTakeFormer?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  /** Why the screen has failed; `null` while it works. */
  readonly reason: FailureReason | null;
  /** Id of the failure that the person is shown. */
  readonly id: string;
}

/** An error boundary around a screen: the frame and all other screens keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { reason: reasonOf(error), id: errorId() };
  }

  override state: RemoteBoundaryState = { reason: null, id: '' };

  /** Whether the screen has completed a render since the last failure. */
  hasBeenThere = false;

  override componentDidCatch(error: unknown) {
    const { id } = this.state;
    this.props.onFailure(this.hasBeenThere ? 'effect' : 'render', { error, id });
    this.hasBeenThere = false;
  }

  handleScreen = () => {
    this.hasBeenThere = true;
  };

  override componentDidUpdate({ release }: RemoteBoundaryProps) {
    if (this.state.reason !== null && release !== this.props.release) {
      this.setState({ reason: null });
    }
  }

  handleRetry = () => {
    this.setState({ reason: null });
    this.props.onRetry();
  };

  override render() {
    const { reason, id } = this.state;
    if (reason !== null) {
      return (
        <FailedRemote
          reason={reason}
          id={id}
          onRetry={this.handleRetry}
          onTakeFormer={this.props.onTakeFormer}
        />
      );
    }
    return (
      <>
        {this.props.children}
        <Arrival onArrive={this.handleScreen} />
      </>
    );
  }
}

/** Calls `onArrive` once its siblings are on the page, before their effects run. */
function Arrival({ onArrive }: { readonly onArrive: () => void }) {
  useLayoutEffect(onArrive, [onArrive]);
  return null;
}
