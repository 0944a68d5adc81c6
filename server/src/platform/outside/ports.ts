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

/** How a server is called. */
export interface PortOptions {
  /** Seconds an answer may take, to its last byte. */
  seconds: number;
  /** Failures in a row after which the server is paused. */
  failures?: number;
  /** Seconds of the pause before the next attempt. */
  pauseSeconds?: number;
  /**
   * Simultaneous calls. Further calls fail instead of waiting, since each waiting call would occupy a place
   * of the node.
   */
  atOnce?: number;
  /** Whether a thrown error is an answer of the server, such as a refusal. */
  isAnswer?: (error: unknown) => boolean;
}

/**
 * An external server that the operator has configured. After repeated failures it is paused, so that callers
 * do not wait in vain.
 */
export interface Port {
  /**
   * Throws the reason why there was no answer, and {@link CircuitOpenError} immediately while the server is paused.
   */
  execute<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
  /**
   * `fetch` through the port. A redirect is an error. A 5xx answer is returned, and counts as a failure.
   * Throws {@link AddressRefused} for an address that is neither the server's own nor on the open internet.
   */
  fetch(this: void, url: string | URL, init?: RequestInit): Promise<Response>;
}

/** The server failed before or has too many calls, and is not called now. The cause is the last failure. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

export interface Ports {
  /** The port of a server at an address; the same object for each call with this name. */
  to(name: string, address: string, options: PortOptions): Port;
  /** The names of the paused servers. */
  paused(): string[];
}

const FAILURES = 5;
const PAUSE_SECONDS = 30;
const AT_ONCE = 8;

export function createPorts({ log }: { log: Logger }): Ports {
  const known = new Map<string, { port: Port; isClosed: () => boolean }>();

  function open(name: string, address: string, options: PortOptions) {
    const {
      seconds,
      failures = FAILURES,
      pauseSeconds = PAUSE_SECONDS,
      atOnce = AT_ONCE,
      isAnswer,
    } = options;
    const { origin } = new URL(address);
    const breaker = circuitBreaker(
      handleWhen((error) => !isAnswer?.(error)).orWhenResult(
        (answer) => answer instanceof Response && answer.status >= 500,
      ),
      { halfOpenAfter: pauseSeconds * 1000, breaker: new ConsecutiveBreaker(failures) },
    );
    const places = bulkhead(atOnce);
    breaker.onBreak(() =>
      log.warn({ port: name, pauseSeconds }, 'external service does not answer: circuit open'),
    );
    breaker.onReset(() =>
      log.info({ port: name }, 'external service answers again: circuit closed'),
    );

    let failure: unknown;
    const execute: Port['execute'] = async (call) => {
      try {
        return await places.execute(() =>
          breaker.execute(() => call(AbortSignal.timeout(seconds * 1000))),
        );
      } catch (error) {
        const isRequested = !(isBrokenCircuitError(error) || isBulkheadRejectedError(error));
        if (!isRequested) throw new CircuitOpenError(name, { cause: failure });
        failure = error;
        throw error;
      }
    };
    const port: Port = {
      execute,
      fetch: async (to, { signal: own, ...init } = {}) => {
        const url = new URL(to);
        if (url.origin !== origin && !isOpen(url)) throw new AddressRefused();
        return execute((late) => {
          const signal = own ? AbortSignal.any([own, late]) : late;
          return fetch(url, { redirect: 'error', ...init, signal });
        });
      },
    };
    return { port, isClosed: () => breaker.state === CircuitState.Open };
  }

  return {
    to(name, address, options) {
      const one = known.get(name) ?? open(name, address, options);
      known.set(name, one);
      return one.port;
    },
    paused: () => [...known].filter(([, { isClosed }]) => isClosed()).map(([name]) => name),
  };
}
