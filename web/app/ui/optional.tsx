import { Component, Suspense, type ReactNode } from 'react';

interface OptionalProps {
  children: ReactNode;
  /** Shown while the code is loading, and if it can't be loaded. */
  fallback?: ReactNode;
}

/**
 * A part of the page that is not essential: its code may load late or fail, and the rest of the page still
 * works.
 */
export class Optional extends Component<OptionalProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
