import { Component, useLayoutEffect, type ReactNode } from 'react';
import type { Release } from '@portal/shared/remote';
import { FailedRemote } from './FailedRemote.tsx';
import { reasonOf } from './RemoteLoadError.ts';
import type { FailureReason } from './ScreenState.ts';

interface RemoteBoundaryProps {
  /** What the screen was loaded from; another one is another try. */
  readonly release: Release;
  readonly onRetry: () => void;
  /** Hears of each failure, and whether the screen had been there before. */
  readonly onFailure: (what: 'render' | 'effect') => void;
  readonly onTakeFormer?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  /** Why the screen has failed; `null` while it works. */
  readonly reason: FailureReason | null;
}

/** An error boundary around a screen: the frame and all other screens keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { reason: reasonOf(error) };
  }

  override state: RemoteBoundaryState = { reason: null };

  /** Whether the screen has been rendered to its end at least once. */
  hasBeenThere = false;

  override componentDidCatch() {
    this.props.onFailure(this.hasBeenThere ? 'effect' : 'render');
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
    const { reason } = this.state;
    if (reason !== null) {
      return (
        <FailedRemote
          reason={reason}
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

/** Calls once what is rendered beside it is on the page; before the effects of that have run. */
function Arrival({ onArrive }: { readonly onArrive: () => void }) {
  useLayoutEffect(onArrive, [onArrive]);
  return null;
}
