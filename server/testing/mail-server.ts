import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server at a port of its own, and the mails it accepted. */
export interface MailServer {
  url: string;
  taken: Email[];
  /** The envelope senders of these. */
  senders: string[];
  /** Answers to the next mails instead of accepting them, as SMTP codes. */
  refusals: { code: number; at: 'recipient' | 'data' }[];
  /** While true, mails are read and not answered: `held` is their number. */
  isHolding: boolean;
  held: number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: Email[] = [];
  const senders: string[] = [];
  const refusals: MailServer['refusals'] = [];
  const refusal = (at: 'recipient' | 'data') => {
    const [next] = refusals;
    if (next?.at !== at) return null;
    refusals.shift();
    return Object.assign(new Error('not today'), { responseCode: next.code });
  };
  const state = { isHolding: false, held: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, { envelope }, done) {
      void buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          if (state.isHolding) return void (state.held += 1);
          const refused = refusal('data');
          if (!refused) {
            taken.push(mail);
            senders.push((envelope.mailFrom || { address: '' }).address);
          }
          done(refused);
        });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    senders,
    refusals,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
