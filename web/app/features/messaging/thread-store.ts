import type { Attachment } from '../files/public.tsx';
import type { MessageBubbleFragment } from './message.fragment.graphql.ts';

export type Message = MessageBubbleFragment;

/** What was written here and has not arrived. */
export interface Unsent {
  clientId: string;
  text: string;
  attachments: readonly Attachment[];
  /** Why it did not arrive: an error's code; null while it is on its way. */
  failure: string | null;
}

export interface ThreadState {
  /** By their positions. */
  messages: readonly Message[];
  unsent: readonly Unsent[];
  isAskingOlder: boolean;
}

/** The calls a thread is kept by. */
export interface ThreadCalls {
  before: (position: number) => Promise<Message[]>;
  /** What came after a position, oldest first, at most so many. */
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

/** As many as the API gives at once. */
const MOST = 200;

/**
 * Keeps a conversation's messages: each of them once, in order, without gaps. What is written here
 * is shown at once and sent one after the other; `clientId` names it, so that it arrives once.
 */
export class ThreadStore {
  #state: ThreadState;
  #listeners = new Set<() => void>();
  #sending: Promise<void> = Promise.resolve();
  #isCatchingUp = false;
  /** Something came while it was being asked for: what is missing before it may have come as late. */
  #isAskedAgain = false;
  #given: Given;

  constructor(given: Given) {
    this.#given = given;
    const lost = given.unsent.map((one) => ({ ...one, failure: one.failure ?? 'unreachable' }));
    this.#state = {
      messages: given.first,
      unsent: withoutSent(lost, given.first),
      isAskingOlder: false,
    };
  }

  readonly state = () => this.#state;

  readonly listen = (changed: () => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };

  /** Takes in messages, however often and in whatever order they come, and asks for those between. */
  take(more: readonly Message[]): void {
    this.#merge(more);
    const { messages } = this.#state;
    if (lastWithoutGap(messages) !== (messages.at(-1)?.position ?? 0)) void this.catchUp();
  }

  /** Asks for everything that came since the last message known. */
  async catchUp(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    try {
      let length = 0;
      while (length === MOST || this.#isAskedAgain) {
        this.#isAskedAgain = false;
        const more = await this.#given.calls.after(lastWithoutGap(this.#state.messages), MOST);
        this.#merge(more);
        ({ length } = more);
      }
    } catch {
      // Whoever comes back to the page or the network asks again.
    } finally {
      this.#isCatchingUp = false;
    }
  }

  /** Asks for the page before the first message known. Throws what the call does. */
  async older(): Promise<void> {
    const [first] = this.#state.messages;
    if (!first || first.position <= 1 || this.#state.isAskingOlder) return;
    this.#set({ isAskingOlder: true });
    try {
      this.take(await this.#given.calls.before(first.position));
    } finally {
      this.#set({ isAskingOlder: false });
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

  /** One after the other, as they were written. */
  #deliver(clientId: string): void {
    this.#sending = this.#sending.then(async () => {
      const waiting = this.#state.unsent.find((one) => one.clientId === clientId);
      if (!waiting) return;
      try {
        const { text, attachments } = waiting;
        this.take([await this.#given.calls.add({ clientId, text, attachments })]);
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

/** The position up to which nothing is missing. */
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
