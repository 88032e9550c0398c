import { Component, useLayoutEffect, type ReactNode } from 'react';
import { FailedRemote } from './FailedRemote.tsx';

interface RemoteBoundaryProps {
  readonly onRetry: () => void;
  /** Hears of each failure, and whether the screen had been there before. */
  readonly onFailure: (what: 'render' | 'effect') => void;
  readonly onTakeFormer?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly hasFailed: boolean;
}

/** An error boundary around a screen: the frame and all other screens keep working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  static getDerivedStateFromError(): RemoteBoundaryState {
    return { hasFailed: true };
  }

  override state: RemoteBoundaryState = { hasFailed: false };

  /** Whether the screen has been rendered to its end at least once. */
  hasBeenThere = false;

  override componentDidCatch() {
    this.props.onFailure(this.hasBeenThere ? 'effect' : 'render');
    this.hasBeenThere = false;
  }

  handleScreen = () => {
    this.hasBeenThere = true;
  };

  handleRetry = () => {
    this.setState({ hasFailed: false });
    this.props.onRetry();
  };

  override render() {
    if (this.state.hasFailed) {
      return (
        <FailedRemote
          reason="broken"
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
