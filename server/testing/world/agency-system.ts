import { startPictureServer } from '../picture-server.ts';

/** An event that a webhook sent. */
export interface SystemEvent {
  id: string;
  type: string;
  at: string;
  data: {
    leaseId?: string;
    invoiceId?: string;
    paymentId?: string;
    payoutId?: string;
    status?: string;
    interestId?: string;
    listingId?: string;
    state?: string;
  };
}

/** The agencies' own systems, behind one address: they keep what webhooks send them. */
export interface AgencySystems {
  /** `localhost:12345` */
  host: string;
  /** Opens the system of an agency, and returns its address. */
  open(subDomain: string): string;
  /** The events about a lease, an invoice or a payout that came to an agency, each once. */
  eventsAbout(subDomain: string, id: string): readonly SystemEvent[];
  /** All events that came to an agency, each once. */
  allEvents(subDomain: string): readonly SystemEvent[];
  close(): Promise<void>;
}

export async function startAgencySystems(): Promise<AgencySystems> {
  const received = new Map<string, Map<string, SystemEvent>>();
  const pages: Parameters<typeof startPictureServer>[0] = {};
  const { host, url, close } = await startPictureServer(pages);
  const allEvents = (subDomain: string) => [...(received.get(subDomain)?.values() ?? [])];
  return {
    host,
    close,
    open(subDomain) {
      const events = new Map<string, SystemEvent>();
      received.set(subDomain, events);
      pages[`/${subDomain}`] = (response, request) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          const event = JSON.parse(Buffer.concat(parts).toString()) as SystemEvent;
          events.set(event.id, event);
          response.writeHead(204).end();
        });
      };
      return url(`/${subDomain}`);
    },
    allEvents,
    eventsAbout: (subDomain, id) =>
      allEvents(subDomain).filter(({ data }) => Object.values(data).includes(id)),
  };
}
