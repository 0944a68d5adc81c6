import { Component, Suspense, type ReactNode } from 'react';

interface OptionalProps {
  children: ReactNode;
  /** Shown while it is on its way, and in its place where it can't come. */
  fallback?: ReactNode;
}

/** What a page can do without: its code may be slow, or never arrive, and the rest of the page stands. */
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
