/** The part of autocannon that the load run uses; the package has no types. */
declare module 'autocannon' {
  interface Request {
    method: 'POST';
    path: string;
    headers: Record<string, string>;
    body: string;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds between two samples. */
    sampleInt?: number;
    /** Requests per second, over all connections. */
    overallRate?: number;
    setupClient?(client: {
      setRequests(requests: Request[]): void;
      on(
        event: 'response',
        answered: (status: number, bytes: number, milliseconds: number) => void,
      ): void;
    }): void;
  }
  interface Result {
    '2xx': number;
    errors: number;
    timeouts: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
