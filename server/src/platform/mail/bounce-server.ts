import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';

import type { Registry } from 'prom-client';
import { SMTPServer } from 'smtp-server';

import type { Logger } from '../log.ts';
import { count, type Counted } from '../metrics/count.ts';
import { SYSTEM } from '../viewer.ts';
import type { Runner, Work } from '../work.ts';
import type { BounceAddresses } from './bounce-address.ts';
import { recordReturned } from './bounces.ts';
import { readDeliveryStatus } from './delivery-status.ts';

/** Bytes of a report, including the returned mail. */
const SIZE_MAX = 5_000_000;
/** Mail servers connected at a time, and the milliseconds one may be silent. */
const CLIENTS_MAX = 10;
const SILENCE_MAX = 30_000;

/** Received mails, by outcome. */
export const BOUNCES: Counted = {
  name: 'husvaer_bounces_total',
  help: 'Delivery reports: noted, not final, unknown (about no mail of the last days, or a repeated report), odd (not a report), oversized, forged (to an address that this server did not create).',
  labels: ['outcome'],
};

export interface BounceServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Receives delivery reports (RFC 3464) by SMTP, at the addresses that mails were sent from. A report of a
 * permanent failure marks the recipient.
 */
export async function startBounceServer(deps: {
  port: number;
  host: string;
  domain: string;
  addresses: BounceAddresses;
  runner: Runner;
  metrics: Registry;
  log: Logger;
}): Promise<BounceServer> {
  const { port, host, domain, addresses, runner, metrics, log } = deps;
  const end = (outcome: string) => {
    count(metrics, BOUNCES, 1, { outcome });
    log.info({ outcome }, 'delivery report received');
  };
  const refusing = (outcome: string, code: number, words: string) => {
    end(outcome);
    return refusal(code, words);
  };

  async function receive(stream: Readable, recipient: string): Promise<void> {
    const bytes = await readAtMost(stream, SIZE_MAX);
    if (!bytes) throw refusing('oversized', 552, 'Too large');
    const id = addresses.idIn(recipient);
    const status = await readDeliveryStatus(bytes).catch(() => null);
    if (id === null || status === null) return end('odd');
    if (status === 'not_final') return end('not_final');
    end((await runner.run(SYSTEM, recordBounced, id)) ? 'noted' : 'unknown');
  }

  const server = new SMTPServer({
    name: domain,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENCE_MAX,
    // Reports have no sender (RFC 3464, section 2), so they are never answered.
    onMailFrom: ({ address }, _session, done) =>
      done(address ? refusing('odd', 550, 'This host takes delivery reports only') : null),
    onRcptTo({ address }, { envelope }, done) {
      if (envelope.rcptTo.length > 0) return done(refusal(452, 'One report at a time'));
      done(
        addresses.idIn(address) === null
          ? refusing('forged', 550, 'No mail was sent from here')
          : null,
      );
    },
    onData(stream, { envelope }, done) {
      receive(stream, envelope.rcptTo[0]!.address).then(
        () => done(null),
        (error: unknown) => {
          if (error instanceof Refused) return done(error);
          log.error({ err: error }, 'delivery report not saved');
          // The other server retries.
          done(refusal(451, 'Try again later'));
        },
      );
    },
  });
  server.on('error', (error) =>
    log.warn({ err: error }, 'mail server closed the connection early'),
  );
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const recordBounced = ({ tx, clock }: Work, id: string): Promise<boolean> =>
  recordReturned(tx, id, clock.now());

class Refused extends Error {
  readonly responseCode: number;

  constructor(code: number, words: string) {
    super(words);
    this.responseCode = code;
  }
}

const refusal = (code: number, words: string) => new Refused(code, words);

/** The content of a stream; null when it is more than `max` bytes. */
async function readAtMost(stream: Readable, max: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= max) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= max ? Buffer.concat(chunks) : null;
}
