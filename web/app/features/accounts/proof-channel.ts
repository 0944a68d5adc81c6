/** How a proof at the identity provider ended. */
export type ProofEnd = 'done' | 'failed' | 'cancelled';

const NAME = 'proof';

/** Tells the tab that waits for it. */
export function postProofEnd(end: ProofEnd): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(end);
  channel.close();
}

/** Hears how proofs in other tabs end. Returns what stops it. */
export function onProofEnd(hear: (end: ProofEnd) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }) => hear(data as ProofEnd));
  return () => channel.close();
}
