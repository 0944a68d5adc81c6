/** Resolves to whether to run again. It must not throw. */
type Run = () => Promise<boolean>;

/**
 * Returns a function that makes one run at a time. Calls during a run are one more run after it, that of the
 * last call.
 */
export function coalesce(): (run: Run) => Promise<void> {
  let next: Run | null = null;
  let isRunning = false;
  return async (run) => {
    next = run;
    if (isRunning) return;
    isRunning = true;
    while (next) {
      const current: Run = next;
      next = null;
      if (await current()) next ??= current;
    }
    isRunning = false;
  };
}
