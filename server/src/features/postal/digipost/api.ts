import { createHash, createSign } from 'node:crypto';

import type { Config } from '../../../config.ts';
import type { PortOptions, Ports } from '../../../platform/outside/ports.ts';
import { elementsOf, messageXml, type PrintMessage } from './xml.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';

/** A background job: nobody waits for it. */
const PORT_OPTIONS: PortOptions = { seconds: 60 };
const TYPE = 'vnd.digipost-v8+xml';
/** Events in one answer. */
const PAGE = 100;

/** A letter was printed and posted on a day, or could not be printed. */
export type LetterEvent = { id: string } & ({ postmarkedOn: string } | { failure: string });

/** Digipost refused a letter for its content: a retry would fail, too. */
export class LetterRefused extends Error {
  override name = 'LetterRefused';
}

/**
 * Digipost's API for senders, version 8, as far as printed letters need it. Each call is signed with our key:
 * https://www.digipost.no/plattform/api/v8/sikkerhet. Null when no sender is configured.
 */
export function createDigipost(config: Config, { ports, now }: { ports: Ports; now: () => Date }) {
  const { DIGIPOST_SENDER_ID: senderId, DIGIPOST_PRIVATE_KEY: key, DIGIPOST_URL } = config;
  if (!senderId || !key) return null;
  const port = ports.to('digipost', DIGIPOST_URL, PORT_OPTIONS);

  async function call(
    method: 'GET' | 'POST',
    target: string,
    body?: { type: string; bytes: Buffer },
  ): Promise<{ status: number; text: string }> {
    const url = new URL(target, DIGIPOST_URL);
    const headers: Record<string, string> = {
      date: now().toUTCString(),
      ...(body && {
        'x-content-sha256': createHash('sha256').update(body.bytes).digest('base64'),
      }),
      'x-digipost-userid': senderId!,
    };
    // Sorted by name, as the signature requires.
    const signed =
      `${method}\n${url.pathname.toLowerCase()}\n` +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join('') +
      `${url.search.slice(1).toLowerCase()}\n`;
    const answer = await port.fetch(url, {
      method,
      headers: {
        ...headers,
        accept: `application/${TYPE}`,
        'x-digipost-signature': createSign('RSA-SHA256').update(signed).sign(key!, 'base64'),
        ...(body && { 'content-type': body.type }),
      },
      ...(body && { body: new Uint8Array(body.bytes) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  return {
    senderId,
    /** Has a letter printed and posted, once however often it is called. Throws {@link LetterRefused}. */
    async print(message: PrintMessage, pdf: Uint8Array): Promise<void> {
      const boundary = `letter-${message.id}`;
      const part = (type: string, name: string, content: string | Uint8Array) => [
        Buffer.from(
          `--${boundary}\r\nContent-Type: ${type}\r\n` +
            `Content-Disposition: attachment; filename="${name}"\r\n\r\n`,
        ),
        Buffer.from(content as Uint8Array),
        Buffer.from('\r\n'),
      ];
      const bytes = Buffer.concat([
        ...part(`application/${TYPE}`, 'message', messageXml(message)),
        ...part('application/pdf', message.id, pdf),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
      const type = `multipart/${TYPE}; boundary=${boundary}`;
      const { status, text } = await call('POST', '/messages', { type, bytes });
      if (status === 200 || status === 201) return;
      const { code, message: why } = errorOf(text);
      // An earlier call succeeded, but its answer was lost.
      if (code === 'DUPLICATE_MESSAGE') return;
      const query = `Digipost answers ${status}: ${code} ${why}`.trim();
      throw status === 400 || status === 422 ? new LetterRefused(query) : new Error(query);
    },
    /** The events of letters since a moment, from all pages. */
    async events(since: Date): Promise<LetterEvent[]> {
      const found: LetterEvent[] = [];
      for (let offset = 0; ; offset += PAGE) {
        const query = new URLSearchParams({
          from: since.toISOString().replace('Z', '+00:00'),
          to: now().toISOString().replace('Z', '+00:00'),
          offset: String(offset),
          maxResults: String(PAGE),
        });
        const { status, text } = await call('GET', `/documents/events?${query.toString()}`);
        if (status !== 200) throw new Error(`Digipost answers ${status} for its events.`);
        const { events, count } = eventsOf(text);
        found.push(...events);
        if (count < PAGE) return found;
      }
    },
  };
}

function errorOf(xml: string): { code: string; message: string } {
  try {
    const values = new Map(elementsOf(xml).map(({ name, text }) => [name, text]));
    return { code: values.get('error-code') ?? '', message: values.get('error-message') ?? '' };
  } catch {
    return { code: '', message: '' };
  }
}

/** The print events in an answer, and the number of events of any kind. */
function eventsOf(xml: string): { events: LetterEvent[]; count: number } {
  const events: LetterEvent[] = [];
  let count = 0;
  let metadata: Record<string, string> = {};
  for (const { name, attributes } of elementsOf(xml)) {
    if (name === 'metadata') metadata = attributes;
    if (name !== 'event') continue;
    count += 1;
    const id = attributes['uuid'] ?? '';
    const postmarked = metadata['postmarked-date'];
    if (attributes['type'] === 'POSTMARKED' && postmarked)
      events.push({ id, postmarkedOn: dayOf(postmarked) });
    if (attributes['type'] === 'PRINT_FAILED')
      events.push({ id, failure: metadata['error-code'] ?? 'PRINT_FAILED' });
    metadata = {};
  }
  return { events, count };
}

const dayOf = (at: string): string => dayInNorway(Temporal.Instant.from(at));
