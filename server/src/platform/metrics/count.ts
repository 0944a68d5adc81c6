import { Counter, type Registry } from 'prom-client';

/** What happened, counted since the process began: `work.count`. */
export interface Counted {
  /** `husvaer_…_total` */
  name: string;
  help: string;
  labels?: readonly string[];
}

/** Counts up, if anybody is told of that. */
export function count(
  registry: Registry,
  { name }: Counted,
  by = 1,
  labels: Record<string, string> = {},
): void {
  const counter = registry.getSingleMetric(name);
  if (counter instanceof Counter) counter.inc(labels, by);
}
