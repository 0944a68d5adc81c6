/** How a proof at the identity provider ended. */
export type ProofEnd = 'done' | 'failed' | 'cancelled';

const NAME = 'proof';

/** Notifies the tab that waits for the proof. */
export function postProofEnd(end: ProofEnd): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(end);
  channel.close();
}

/** Calls `handle` when a proof in another tab ends. Returns a function that stops listening. */
export function onProofEnd(handle: (end: ProofEnd) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => handle(data as ProofEnd));
  return () => channel.close();
}
