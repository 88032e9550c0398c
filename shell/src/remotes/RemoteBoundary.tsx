import { Component, type ReactNode } from 'react';
import { FailedRemote } from './FailedRemote.tsx';

interface RemoteBoundaryProps {
  readonly onRetry: () => void;
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

  handleRetry = () => {
    this.setState({ hasFailed: false });
    this.props.onRetry();
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailedRemote
        reason="broken"
        onRetry={this.handleRetry}
        onTakeFormer={this.props.onTakeFormer}
      />
    );
  }
}
