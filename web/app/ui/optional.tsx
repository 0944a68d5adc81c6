import { Component, Suspense, type ReactNode } from 'react';

interface OptionalProps {
  children: ReactNode;
  /** Shown while the code is loading, and if it can't be loaded. */
  fallback?: ReactNode;
}

/** A part that the page can do without: its code may load late or fail, and the rest still works. */
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
