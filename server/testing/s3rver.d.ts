declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  /** A store that speaks S3, for tests. */
  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<void>;
    listen(port: number, host: string, opened: () => void): Server;
  }
}
