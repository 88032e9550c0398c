import { Component, type ReactNode } from 'react';
import type { Locale } from '../basics/Locale.ts';
import { EmbedFailure } from './EmbedFailure.tsx';

interface EmbedBoundaryProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Keeps a screen's errors from the page around it, and starts the screen again on request. */
export class EmbedBoundary extends Component<EmbedBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <EmbedFailure
        error={error}
        locale={this.props.locale}
        onRetry={() => {
          this.setState({ error: undefined });
        }}
      />
    );
  }
}
