import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import {
  exchangeReport,
  gmailReport,
  postfixReport,
  type Report,
} from '../../../testing/delivery-reports.ts';
import { startMailServer, type MailServer } from '../../../testing/mail-server.ts';
import { createTestApp, NOW, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../viewer.ts';
import { isRefused } from './bounces.ts';
import { queueMail } from './mail.ts';

const KARI = 'Kari.Nordmann@mottaker.example';
const DOMAIN = 'bounce.husvaer.example';

let relay: MailServer;
let app: TestApp;

beforeAll(async () => {
  relay = await startMailServer();
  app = await createTestApp({
    SMTP_URL: relay.url,
    MAIL_FROM: 'Husvær <ikke-svar@husvaer.example>',
    BOUNCE_DOMAIN: DOMAIN,
    BOUNCE_PORT: '0',
    METRICS_PORT: '0',
  });
});
beforeEach(async () => {
  app.clock.set(NOW);
  await app.database.session(({ exec }) => exec('delete from mail_bounce; delete from mail_sent'));
});
afterAll(async () => {
  await app.close();
  await relay.close();
});

/** Sends a mail that the mail server accepts. Returns the address for reports about it. */
async function send(to = KARI): Promise<string> {
  const mail = { to, subject: 'Faktura', text: 'Faktura', html: '<p>Faktura</p>' };
  await app.runner.run(SYSTEM, queueMail, mail);
  await app.mailer.settle();
  return relay.senders.at(-1)!;
}

/** Delivers a mail to the bounce server like another mail server. Returns the status of the answer. */
async function report(raw: string, to: string, from = ''): Promise<number> {
  const client = createTransport({ host: '127.0.0.1', port: app.bouncePort!, ignoreTLS: true });
  try {
    const { response } = await client.sendMail({ envelope: { from, to }, raw });
    return Number(response.slice(0, 3));
  } catch (error) {
    return (error as { responseCode: number }).responseCode;
  } finally {
    client.close();
  }
}

const isMarked = (address = KARI) =>
  app.runner.read(SYSTEM, ({ tx }) => isRefused(tx, address), undefined);
const later = (days: number) => app.clock.set(app.clock.now().add({ hours: 24 * days }));

/** Increases of the counters since the last call. */
const seen = new Map<string, number>();
async function counted() {
  const notified = await (await fetch(`http://127.0.0.1:${app.metricsPort}/metrics`)).text();
  const values = [...notified.matchAll(/^husvaer_bounces_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(
    values.flatMap(([, outcome = '', digits]) => {
      const value = Number(digits);
      const more = value - (seen.get(outcome) ?? 0);
      seen.set(outcome, value);
      return more > 0 ? [[outcome, more]] : [];
    }),
  );
}

test('each mail has its own return address; its sender stays', async () => {
  const [first, second] = [await send(), await send()];
  const ours = new RegExp(`^bounce-[0-9a-f]{32}-[0-9a-f]{20}@${DOMAIN}$`);
  expect(first).toMatch(ours);
  expect(second).toMatch(ours);
  expect(first).not.toBe(second);
  expect(first.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(relay.taken.at(-1)!.from).toMatchObject({ address: 'ikke-svar@husvaer.example' });
});

describe.each([
  ['Postfix', postfixReport],
  ['Exchange', exchangeReport],
  ['Gmail', gmailReport],
])('a report as %s writes it', (_, written: (input: Report) => string) => {
  test('marks its address when the mail failed permanently, once', async () => {
    const to = await send();
    await counted();
    expect(await report(written({ recipient: KARI, to }), to)).toBe(250);
    expect(await isMarked()).toBe(true);
    expect(await isMarked('ola@mottaker.example')).toBe(false);
    expect(await report(written({ recipient: KARI, to }), to)).toBe(250);
    expect(await counted()).toEqual({ noted: 1, unknown: 1 });
  });

  test.each([
    ['is still tried', 'delayed', '4.4.7'],
    ['was tried without success for days', 'failed', '4.4.1'],
    ['was delivered', 'delivered', '2.0.0'],
    ['was handed on', 'relayed', '2.0.0'],
  ])('marks nothing when it %s', async (_what, action, status) => {
    const to = await send();
    await counted();
    expect(await report(written({ recipient: KARI, to, action, status }), to)).toBe(250);
    expect(await isMarked()).toBe(false);
    expect(await counted()).toEqual({ not_final: 1 });
    // The final report still counts.
    await report(written({ recipient: KARI, to }), to);
    expect(await isMarked()).toBe(true);
  });
});

test('the recipient in a report is not trusted: the return address names it', async () => {
  const to = await send();
  await report(postfixReport({ recipient: 'ola@mottaker.example', to }), to);
  expect(await isMarked('ola@mottaker.example')).toBe(false);
  expect(await isMarked()).toBe(true);
});

test('servers on the way may write the address in other letter cases', async () => {
  const to = await send();
  const loud = to.toUpperCase();
  expect(await report(postfixReport({ recipient: KARI, to: loud }), loud)).toBe(250);
  expect(await isMarked()).toBe(true);
});

describe('an invalid report', () => {
  const GOOD = { recipient: KARI };
  test.each([
    ['made up', (to: string) => to.replace(/-[0-9a-f]{20}@/, `-${'0'.repeat(20)}@`)],
    [
      'of another mail',
      (to: string) => to.replace(/bounce-./, (is) => (is.endsWith('0') ? 'bounce-1' : 'bounce-0')),
    ],
    ['of another domain', (to: string) => to.replace(DOMAIN, 'elsewhere.example')],
    ['cut', (to: string) => to.replace(/.@/, '@')],
    ['the sender of all', () => 'ikke-svar@husvaer.example'],
  ])('is refused at an address that is %s', async (_, forge) => {
    const to = await send();
    await counted();
    const forged = forge(to);
    expect(await report(postfixReport({ ...GOOD, to: forged }), forged)).toBe(550);
    expect(await counted()).toEqual({ forged: 1 });
    expect(await isMarked()).toBe(false);
  });

  test('is refused with a sender', async () => {
    const to = await send();
    await counted();
    expect(await report(postfixReport({ ...GOOD, to }), to, 'post@mottaker.example')).toBe(550);
    expect(await counted()).toEqual({ odd: 1 });
  });

  test('is refused when it is larger than any report', async () => {
    const to = await send();
    await counted();
    const large = `${postfixReport({ ...GOOD, to })}${'x'.repeat(998)}\r\n`.padEnd(
      5_100_000,
      'x\r\n',
    );
    expect(await report(large, to)).toBe(552);
    expect(await isMarked()).toBe(false);
    expect(await counted()).toEqual({ oversized: 1 });
  });

  const broken = (from: string | RegExp, to: string) => (raw: string) => raw.replace(from, to);
  test.each([
    ['an absence reply', () => 'From: kari@x.no\r\nSubject: Ferie\r\n\r\nJeg er bortreist.\r\n'],
    ['nothing', () => ''],
    [
      'a mail that is read',
      broken(/report-type=delivery-status/, 'report-type=disposition-notification'),
    ],
    ['a report without a status', broken('Status: 5.1.1', 'X-Status: 5.1.1')],
    ['an invalid status', broken('Status: 5.1.1', 'Status: 9.9.9')],
    ['an invalid action', broken('Action: failed', 'Action: exploded')],
    ['no recipient', broken(/Final-Recipient: .*\r\n/, '')],
    [
      'a report that is part of another mail',
      (raw: string) => `Subject: Vs\r\nContent-Type: message/rfc822\r\n\r\n${raw}`,
    ],
    [
      'two statuses',
      (raw: string) => {
        const boundary = '--4bQ1x.1795600000/mx.mottaker.example\r\n';
        const parts = raw.split(boundary);
        return [...parts.slice(0, 3), parts[2], ...parts.slice(3)].join(boundary);
      },
    ],
    [
      'parts without end',
      () =>
        `Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n${'--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n'.repeat(500)}`,
    ],
  ])('is dropped and counted: %s', async (_, otherwise: (raw: string) => string) => {
    const to = await send();
    await counted();
    expect(await report(otherwise(postfixReport({ ...GOOD, to })), to)).toBe(250);
    expect(await counted()).toEqual({ odd: 1 });
    expect(await isMarked()).toBe(false);
  });
});

test('for an alias of several recipients, all of them must have failed', async () => {
  const to = await send();
  const one =
    'Final-Recipient: rfc822; a@mottaker.example\r\nAction: delivered\r\nStatus: 2.0.0\r\n\r\n';
  const raw = postfixReport({ recipient: KARI, to });
  await report(raw.replace('Final-Recipient', `${one}Final-Recipient`), to);
  expect(await isMarked()).toBe(false);
});

describe('an address with bounced mail', () => {
  const mark = async () => {
    const to = await send();
    await report(postfixReport({ recipient: KARI, to }), to);
  };
  const purge = () => app.jobs.perform('outbox.purge');

  test('stays marked when the mail server accepts the next mail, until a week without bounces', async () => {
    await mark();
    later(1);
    await send();
    expect(await isMarked()).toBe(true);
    later(6);
    await purge();
    expect(await isMarked()).toBe(true);
    later(1);
    await purge();
    expect(await isMarked()).toBe(false);
  });

  test('stays marked while mails come back', async () => {
    await mark();
    later(5);
    await mark();
    later(5);
    await purge();
    expect(await isMarked()).toBe(true);
  });

  test('is unmarked after ninety days without mail', async () => {
    await mark();
    later(89);
    await purge();
    expect(await isMarked()).toBe(true);
    later(1);
    await purge();
    expect(await isMarked()).toBe(false);
  });

  test('a bounce after a week belongs to no known mail', async () => {
    const to = await send();
    later(7);
    await purge();
    await counted();
    expect(await report(postfixReport({ recipient: KARI, to }), to)).toBe(250);
    expect(await counted()).toEqual({ unknown: 1 });
    expect(await isMarked()).toBe(false);
  });
});

test('while the database is down a report must be sent again', async () => {
  const other = await createTestApp({
    SMTP_URL: relay.url,
    BOUNCE_DOMAIN: DOMAIN,
    BOUNCE_PORT: '0',
  });
  const mail = { to: KARI, subject: 'Faktura', text: 'Faktura', html: '<p>Faktura</p>' };
  await other.runner.run(SYSTEM, queueMail, mail);
  await other.mailer.settle();
  const to = relay.senders.at(-1)!;
  await other.database.session(({ exec }) => exec('alter table mail_sent rename to gone'));
  const client = createTransport({ host: '127.0.0.1', port: other.bouncePort!, ignoreTLS: true });
  const raw = postfixReport({ recipient: KARI, to });
  await expect(client.sendMail({ envelope: { from: '', to }, raw })).rejects.toMatchObject({
    responseCode: 451,
  });
  client.close();
  await other.close();
});
