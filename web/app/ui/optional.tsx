import { Component, Suspense, type ReactNode } from 'react';

import { ReplayEarlyActs } from '../platform/early-acts.tsx';

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
    return this.state.failed ? (
      fallback
    ) : (
      <Suspense fallback={fallback}>
        {children}
        {/* React hydrates what is within a Suspense when its code has come, after the rest of the page. */}
        <ReplayEarlyActs />
      </Suspense>
    );
  }
}
