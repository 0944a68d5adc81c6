import { Counter, type Registry } from 'prom-client';

/** A counter of events since the process began: `work.count`. */
export interface Counted {
  /** `husvaer_…_total` */
  name: string;
  help: string;
  labels?: readonly string[];
}

/** Increases a counter that is registered. */
export function count(
  registry: Registry,
  { name }: Counted,
  by = 1,
  labels: Record<string, string> = {},
): void {
  const counter = registry.getSingleMetric(name);
  if (counter instanceof Counter) counter.inc(labels, by);
}
