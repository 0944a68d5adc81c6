import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
} from 'cockatiel';

import type { Logger } from '../log.ts';
import { AddressRefused, isOpen } from './open-internet.ts';

/** How a server is asked. */
export interface Habits {
  /** Seconds an answer may take, to its last byte. */
  seconds: number;
  /** So many times in a row without an answer, and it is left alone. */
  failures?: number;
  /** Seconds it is left alone before it is asked once more. */
  restSeconds?: number;
  /** Calls at a time. More are not waited with: whoever asks holds a place of ours meanwhile. */
  atOnce?: number;
  /** What is thrown when it did answer, and said no. */
  isAnswer?: (error: unknown) => boolean;
}

/** Somebody else's server, which the operator named. One that does not answer is left alone for a while, so that nobody waits for it in vain. */
export interface Port {
  /** Throws why there was no answer, and {@link LeftAlone} at once while it is not asked. */
  ask<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
  /**
   * `fetch` through it, followed nowhere. An answer of 5xx is returned, and counts as none.
   * Throws {@link AddressRefused} for an address that is neither its own nor on the open internet.
   */
  fetch(this: void, url: string | URL, init?: RequestInit): Promise<Response>;
}

/** It did not answer before, or has enough to answer, and is not asked now. Its cause is how it failed last. */
export class LeftAlone extends Error {
  override name = 'LeftAlone';
}

export interface Ports {
  /** The port of a server by its address; the same each time it is asked for by this name. */
  to(name: string, address: string, habits: Habits): Port;
  /** Which are left alone now, by name. */
  closed(): string[];
}

const FAILURES = 5;
const REST_SECONDS = 30;
const AT_ONCE = 8;

export function createPorts({ log }: { log: Logger }): Ports {
  const known = new Map<string, { port: Port; isClosed: () => boolean }>();

  function open(name: string, address: string, habits: Habits) {
    const {
      seconds,
      failures = FAILURES,
      restSeconds = REST_SECONDS,
      atOnce = AT_ONCE,
      isAnswer,
    } = habits;
    const { origin } = new URL(address);
    const breaker = circuitBreaker(
      handleWhen((error) => !isAnswer?.(error)).orWhenResult(
        (answer) => answer instanceof Response && answer.status >= 500,
      ),
      { halfOpenAfter: restSeconds * 1000, breaker: new ConsecutiveBreaker(failures) },
    );
    const places = bulkhead(atOnce);
    breaker.onBreak(() => log.warn({ port: name, restSeconds }, 'does not answer: left alone'));
    breaker.onReset(() => log.info({ port: name }, 'answers again'));

    let failure: unknown;
    const ask: Port['ask'] = async (call) => {
      try {
        return await places.execute(() =>
          breaker.execute(() => call(AbortSignal.timeout(seconds * 1000))),
        );
      } catch (error) {
        const isAsked = !(isBrokenCircuitError(error) || isBulkheadRejectedError(error));
        if (!isAsked) throw new LeftAlone(name, { cause: failure });
        failure = error;
        throw error;
      }
    };
    const port: Port = {
      ask,
      fetch: async (to, { signal: own, ...init } = {}) => {
        const url = new URL(to);
        if (url.origin !== origin && !isOpen(url)) throw new AddressRefused();
        return ask((late) => {
          const signal = own ? AbortSignal.any([own, late]) : late;
          return fetch(url, { redirect: 'error', ...init, signal });
        });
      },
    };
    return { port, isClosed: () => breaker.state === CircuitState.Open };
  }

  return {
    to(name, address, habits) {
      const one = known.get(name) ?? open(name, address, habits);
      known.set(name, one);
      return one.port;
    },
    closed: () => [...known].filter(([, { isClosed }]) => isClosed()).map(([name]) => name),
  };
}
