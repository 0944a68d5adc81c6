import { Counter, Gauge, type Registry } from 'prom-client';

import type { QueueName } from '@husvaer/domain/operations/queues';

import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { SYSTEM } from '../viewer.ts';
import type { ReadWork, Runner, UseCase } from '../work.ts';
import type { Counted } from './count.ts';

/** Metrics of a feature, named by Prometheus' rules. */
export interface Measures {
  counters?: readonly Counted[];
  gauges?: readonly Measured[];
  queues?: readonly Queue[];
}

/** A value that is read at every scrape. */
export interface Measured {
  /** `husvaer_…`, with its unit at the end */
  name: string;
  help: string;
  /**
   * Whether the value is of this process, or the same on all nodes; in that case only nodes with workers
   * report it.
   */
  of: 'node' | 'system';
  labels?: readonly string[];
  read: UseCase<ReadWork, void, number | readonly Figure[]>;
}

/** One of a gauge's values. */
interface Figure {
  labels: Record<string, string>;
  value: number;
}

/** A queue of rows that wait for a worker. */
export interface Queue {
  name: QueueName;
  read: UseCase<ReadWork, void, QueueState>;
}

export interface QueueState {
  /** Rows that wait. */
  waiting: bigint;
  /** When the oldest one was due. */
  since: Temporal.Instant | null;
  /** Rows that failed too often and wait for an operator. */
  givenUp?: bigint;
}

/**
 * Registers the features' metrics; those with one value for all nodes only with `readsSystem`. Returns the
 * function that reads all values. A value that can't be read is left out until it can.
 */
export function registerMeasures(
  registry: Registry,
  deps: {
    runner: Runner;
    clock: Clock;
    log: Logger;
    measures: readonly Measures[];
    readsSystem: boolean;
  },
): () => Promise<void> {
  const { runner, clock, log, measures, readsSystem } = deps;
  const registers = [registry];
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  for (const { name, help, labels = [] } of measures.flatMap(({ counters }) => counters ?? []))
    new Counter({ name, help, labelNames: [...labels], registers });

  const readings = measures
    .flatMap(({ gauges }) => gauges ?? [])
    .filter(({ of }) => of === 'node' || readsSystem)
    .map(({ name, help, labels = [], read }) => {
      const one = gauge(name, help, ...labels);
      return async () => {
        one.reset();
        const answer = await runner.read(SYSTEM, read, undefined);
        const figures = typeof answer === 'number' ? [{ labels: {}, value: answer }] : answer;
        for (const { labels: of, value } of figures) one.set(of, value);
      };
    });
  if (readsSystem) {
    const waiting = gauge('husvaer_queue_waiting', 'Due rows that wait.', 'queue');
    const oldest = gauge(
      'husvaer_queue_oldest_seconds',
      'Seconds that the oldest due row has waited.',
      'queue',
    );
    const lost = gauge(
      'husvaer_queue_given_up',
      'Rows that failed too often and wait for a person.',
      'queue',
    );
    for (const { name: queue, read: look } of measures.flatMap(({ queues }) => queues ?? []))
      readings.push(async () => {
        for (const one of [waiting, oldest, lost]) one.remove({ queue });
        const state = await runner.read(SYSTEM, look, undefined);
        waiting.set({ queue }, Number(state.waiting));
        oldest.set({ queue }, secondsSince(state.since, clock.now()));
        lost.set({ queue }, Number(state.givenUp ?? 0n));
      });
  }

  const readAll = async () => {
    for (const reading of readings)
      await reading().catch((error: unknown) => log.warn({ err: error }, 'metric not read'));
  };
  let underWay: Promise<void> | null = null;
  return () => (underWay ??= readAll().finally(() => (underWay = null)));
}

const secondsSince = (since: Temporal.Instant | null, now: Temporal.Instant): number =>
  since === null ? 0 : Math.max(0, since.until(now).total('seconds'));
