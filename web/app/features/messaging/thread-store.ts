import type { Attachment } from '../files/public.tsx';
import { coalesce } from './coalesce.ts';
import type { MessageBubbleFragment } from './message.fragment.graphql.ts';

export type Message = MessageBubbleFragment;

/** A message that has not been sent yet. */
export interface Unsent {
  clientId: string;
  text: string;
  attachments: readonly Attachment[];
  /** The error code if sending failed; null while it is being sent. */
  failure: string | null;
}

export interface ThreadState {
  /** Sorted by position. */
  messages: readonly Message[];
  unsent: readonly Unsent[];
  isLoadingOlder: boolean;
}

/** The API calls for a thread. */
export interface ThreadCalls {
  before: (position: number) => Promise<Message[]>;
  /** Messages after a position, oldest first, at most `limit`. */
  after: (position: number, limit: number) => Promise<Message[]>;
  add: (message: Omit<Unsent, 'failure'>) => Promise<Message>;
}

interface Given {
  first: readonly Message[];
  /** From an earlier visit. */
  unsent: readonly Unsent[];
  calls: ThreadCalls;
  codeOf: (error: unknown) => string;
  keepUnsent: (unsent: Unsent[]) => void;
}

/** The largest number of messages in one answer. */
const MOST = 200;

/**
 * Holds a conversation's messages: each once, in order, without gaps. New messages are shown immediately and
 * sent one after the other; `clientId` identifies each, so that a repeated call adds it once.
 */
export class ThreadStore {
  #state: ThreadState;
  #listeners = new Set<() => void>();
  #sending: Promise<void> = Promise.resolve();
  /** A message that comes during a query may have others before it, so the query is repeated. */
  #inTurn = coalesce();
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
    const lost = given.unsent.map((one) => ({ ...one, failure: one.failure ?? 'unreachable' }));
    this.#state = {
      messages: given.first,
      unsent: withoutSent(lost, given.first),
      isLoadingOlder: false,
    };
  }

  readonly state = () => this.#state;

  readonly listen = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  /** Adds messages, in any order and also repeatedly, and fetches missing ones between them. */
  receive(more: readonly Message[]): void {
    this.#merge(more);
    const { messages } = this.#state;
    if (lastWithoutGap(messages) !== (messages.at(-1)?.position ?? 0)) void this.catchUp();
  }

  /** Fetches all messages after the last one before a gap. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      try {
        const more = await this.#given.calls.after(lastWithoutGap(this.#state.messages), MOST);
        this.#merge(more);
        return more.length === MOST;
      } catch {
        // It is repeated when the user returns to the page or the network.
        return false;
      }
    });
  }

  /** Fetches the page before the first known message. Throws what the call throws. */
  async older(): Promise<void> {
    const [first] = this.#state.messages;
    if (!first || first.position <= 1 || this.#state.isLoadingOlder) return;
    this.#set({ isLoadingOlder: true });
    try {
      this.receive(await this.#given.calls.before(first.position));
    } finally {
      this.#set({ isLoadingOlder: false });
    }
  }

  send(message: Omit<Unsent, 'failure'>): void {
    this.#set({ unsent: [...this.#state.unsent, { ...message, failure: null }] });
    this.#deliver(message.clientId);
  }

  retry(clientId: string): void {
    this.#fail(clientId, null);
    this.#deliver(clientId);
  }

  giveUp(clientId: string): void {
    this.#set({ unsent: this.#state.unsent.filter((one) => one.clientId !== clientId) });
  }

  /** Sends messages one after the other, as they were written. */
  #deliver(clientId: string): void {
    this.#sending = this.#sending.then(async () => {
      const waiting = this.#state.unsent.find((one) => one.clientId === clientId);
      if (!waiting) return;
      try {
        const { text, attachments } = waiting;
        this.receive([await this.#given.calls.add({ clientId, text, attachments })]);
      } catch (error) {
        this.#fail(clientId, this.#given.codeOf(error));
      }
    });
  }

  #fail(clientId: string, failure: string | null): void {
    this.#set({
      unsent: this.#state.unsent.map((one) =>
        one.clientId === clientId ? { ...one, failure } : one,
      ),
    });
  }

  #merge(more: readonly Message[]): void {
    const { messages, unsent } = this.#state;
    this.#set({ messages: merged(messages, more), unsent: withoutSent(unsent, more) });
  }

  #set(change: Partial<ThreadState>): void {
    const before = this.#state.unsent;
    this.#state = { ...this.#state, ...change };
    if (this.#state.unsent !== before) this.#given.keepUnsent([...this.#state.unsent]);
    for (const changed of this.#listeners) changed();
  }
}

function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  const byPosition = new Map([...known, ...more].map((message) => [message.position, message]));
  return [...byPosition.values()].sort((one, other) => one.position - other.position);
}

/** The position up to which no message is missing. */
function lastWithoutGap(messages: readonly Message[]): number {
  const gap = messages.findIndex(
    ({ position }, index) => index > 0 && position !== messages[index - 1]!.position + 1,
  );
  return (gap === -1 ? messages.at(-1) : messages[gap - 1])?.position ?? 0;
}

function withoutSent(unsent: readonly Unsent[], sent: readonly Message[]): readonly Unsent[] {
  const ids = new Set(sent.map(({ clientId }) => clientId));
  const left = unsent.filter(({ clientId }) => !ids.has(clientId));
  return left.length === unsent.length ? unsent : left;
}
