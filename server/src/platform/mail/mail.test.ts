import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { MIN_CONTRAST, contrast } from '@husvaer/domain/kernel/contrast';

import { startMailServer, type MailServer } from '../../../testing/mail-server.ts';
import { NOW } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createTestContext } from '../../../testing/test-context.ts';
import { setClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { SYSTEM } from '../viewer.ts';
import { createRunner, type Runner } from '../work.ts';
import { isRefused } from './bounces.ts';
import { renderMail } from './layout.ts';
import { queueMail, type Mail } from './mail.ts';
import { createMailer, purgeMails, type Mailer } from './mailer.ts';
import { smtpTransport } from './transports.ts';

let server: MailServer;
let database: Database;
let runner: Runner;
let mailer: Mailer;
const clock = setClock(NOW);
const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

/** The content of the file store. */
const files = new Map<string, Uint8Array>();
const storage = { read: (key: string) => Promise.resolve(files.get(key)) };

const mailerOf = () =>
  createMailer({
    database,
    runner,
    log,
    storage,
    transport: smtpTransport(server.url, {
      from: 'Husvær <ikke-svar@husvaer.example>',
      bounces: null,
      ports: createTestContext().ports,
    }),
    receivesBounces: false,
  });
const queue = (mail: Partial<Mail> = {}) =>
  runner.run(SYSTEM, queueMail, {
    to: 'kari@example.com',
    subject: 'Hei',
    text: 'Hei',
    html: '<p>Hei</p>',
    ...mail,
  });
const waiting = () =>
  database.session((session) =>
    session.query<{ attempts: number; last_error: string | null }>(
      'select attempts, last_error from mail where given_up_at is null',
    ),
  );
const givenUp = () =>
  database.session((session) =>
    session.query<{ last_error: string }>(
      'select last_error from mail where given_up_at is not null order by given_up_at',
    ),
  );
const later = (seconds: number) => clock.set(clock.now().add({ seconds }));

beforeAll(async () => {
  server = await startMailServer();
  database = await testDatabase();
  runner = createRunner(database, createTestContext(clock));
  mailer = mailerOf();
});
beforeEach(() => {
  server.taken.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  await mailer.stop();
  await server.close();
  await database.close();
});

test('a file is attached to its mail unchanged', async () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Visning på Grünerløkka 🏡\r\nEND:VCALENDAR\r\n';
  const contentType = 'text/calendar; charset=utf-8; method=CANCEL';
  await queue({ attachments: [{ filename: 'visning.ics', contentType, content }] });
  await mailer.settle();
  const [file, ...others] = server.taken[0]!.attachments;
  expect(others).toEqual([]);
  const mimeType = 'text/calendar';
  expect(file).toMatchObject({ filename: 'visning.ics', mimeType, method: 'CANCEL' });
  // The parser normalises line breaks.
  expect(new TextDecoder().decode(file!.content as ArrayBuffer)).toBe(
    content.replaceAll('\r\n', '\n'),
  );
});

describe.each([
  { language: 'no', htmlLanguage: 'nb', title: 'Koden din på Grünerløkka & <b>Ås</b>' },
  { language: 'en', htmlLanguage: 'en', title: 'Your code for “Løkka” & <b>Ås</b>' },
] as const)('a mail in $language', ({ language, htmlLanguage, title }) => {
  test('arrives in both forms, with every text escaped', async () => {
    const content = {
      language,
      subject: title,
      preheader: 'før',
      paragraphs: ['Første', 'Andre'],
      code: '123456',
      cards: [{ title: 'Lys "toroms"', url: 'https://husvaer.no/listing/1', lines: ['15 000 kr'] }],
      button: { label: 'Gå', url: 'https://husvaer.no/x?a=1&b=2' },
      footer: 'Fordi du ba om det.',
      footerLink: { label: 'Stopp', url: 'https://husvaer.no/unsubscribe/x' },
    };
    await queue({
      ...renderMail(content),
      headers: { 'List-Unsubscribe': `<https://husvaer.no/api/unsubscribe/${'x'.repeat(300)}>` },
    });
    await mailer.settle();

    const [mail] = server.taken;
    expect(mail?.subject).toBe(title);
    expect(mail?.from).toMatchObject({ name: 'Husvær', address: 'ikke-svar@husvaer.example' });
    expect(mail?.to).toMatchObject([{ address: 'kari@example.com' }]);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')?.replaceAll(/\s/g, '')).toBe(
      `<https://husvaer.no/api/unsubscribe/${'x'.repeat(300)}>`,
    );
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail?.html).toContain(`<html lang="${htmlLanguage}">`);
    expect(mail?.html).toContain('&lt;b&gt;Ås&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toContain('href="https://husvaer.no/x?a=1&amp;b=2"');
    for (const text of [
      title,
      'Andre',
      '123456',
      '15 000 kr',
      content.button.url,
      content.footerLink.url,
    ])
      expect(mail?.text).toContain(text);
  });
});

test('a stored file is attached as it is when the mail is sent', async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0xfe, 0x0a]);
  const contentType = 'application/pdf';
  await queue({ attachments: [{ filename: 'kontrakt.pdf', contentType, key: 'documents/1' }] });
  await mailer.settle();
  expect(server.taken).toEqual([]);
  files.set('documents/1', pdf);
  later(10);
  await mailer.settle();
  const [file] = server.taken[0]!.attachments;
  expect(file).toMatchObject({ filename: 'kontrakt.pdf', mimeType: contentType });
  expect(Buffer.from(file!.content as ArrayBuffer)).toEqual(pdf);
});

test.each([
  ['subject', { subject: 'Hei\r\nBcc: all@example.com' }],
  ['to', { to: 'kari@example.com\nBcc: all@example.com' }],
  ['several receivers', { to: 'kari@example.com,ola@example.com' }],
  ['a named receiver', { to: 'Kari <kari@example.com>' }],
  ['a header', { headers: { 'X-Test': 'a\r\nBcc: all@example.com' } }],
  ["a header's name", { headers: { 'X-Test: a\r\nBcc': 'all@example.com' } }],
])('a header smuggled in by %s is refused', async (_, mail) => {
  await expect(queue(mail)).rejects.toThrow(/of a mail is one line|one address/);
  expect(await waiting()).toEqual([]);
});

test('a transaction that fails sends nothing', async () => {
  const failing = runner.run(
    SYSTEM,
    async (work) => {
      await queueMail(work, { to: 'kari@example.com', subject: 'Nei', text: 'Nei', html: 'Nei' });
      throw new Error('changed my mind');
    },
    undefined,
  );
  await expect(failing).rejects.toThrow('changed my mind');
  await mailer.settle();
  expect(server.taken).toEqual([]);
});

test('a server that fails is retried later, and nothing is left of a sent mail', async () => {
  server.refusals.push({ code: 451, at: 'data' });
  await queue({ text: 'secret 424242' });
  await mailer.settle();
  expect(await waiting()).toEqual([{ attempts: 1, last_error: 'EMESSAGE 451' }]);
  await mailer.settle();
  expect(server.taken).toEqual([]);
  later(10);
  await mailer.settle();
  expect(server.taken).toMatchObject([{ text: expect.stringContaining('secret 424242') }]);
  expect(await waiting()).toEqual([]);
  expect(lines.join('')).toContain('it will be tried again');
  expect(lines.join('')).not.toMatch(/424242|kari@/);
});

test.each(['recipient', 'data'] as const)(
  'a permanent refusal by a server at %s is given up, and logged',
  async (at) => {
    server.refusals.push({ code: 550, at });
    await queue();
    await mailer.settle();
    expect(await waiting()).toEqual([]);
    expect((await givenUp()).at(-1)).toEqual({ last_error: 'MailRefused' });
    expect(lines.join('')).toContain('mail not delivered: no more attempts');
    // The address is marked as refusing mail until it accepts one.
    const isKnown = () =>
      runner.read(SYSTEM, ({ tx }) => isRefused(tx, 'Kari@example.com'), undefined);
    expect(await isKnown()).toBe(at === 'recipient');
    await queue();
    await mailer.settle();
    expect(await isKnown()).toBe(false);
  },
);

test('a server that is down for a day and a half is given up on', async () => {
  const away = createMailer({
    database,
    runner,
    log,
    storage,
    transport: smtpTransport('smtp://127.0.0.1:9', {
      from: 'post@husvaer.example',
      bounces: null,
      ports: createTestContext().ports,
    }),
    receivesBounces: false,
  });
  await queue();
  for (let tries = 0; tries < 36; tries += 1) {
    expect(await waiting()).toMatchObject([{ attempts: tries }]);
    await away.settle();
    later(3600);
  }
  expect(await waiting()).toEqual([]);
  expect(lines.join('')).toContain('mail not delivered: no more attempts');
  // It waits for an operator, and is deleted when no one handles it.
  expect((await givenUp()).at(-1)).toEqual({ last_error: 'ESOCKET' });
  await mailer.settle();
  expect(server.taken).toEqual([]);
  later(30 * 24 * 3600);
  await mailer.settle();
  await runner.run(SYSTEM, purgeMails, undefined);
  expect(await givenUp()).toEqual([]);
  await away.stop();
});

test('two senders at once send each mail once', async () => {
  for (let at = 0; at < 60; at += 1) await queue({ subject: `Nr. ${at}` });
  const other = mailerOf();
  await Promise.all([mailer.settle(), other.settle()]);
  await other.stop();
  expect(server.taken).toHaveLength(60);
  expect(new Set(server.taken.map(({ subject }) => subject)).size).toBe(60);
});

test('a started mailer is woken by a commit', async () => {
  const woken = mailerOf();
  await woken.start();
  await queue({ subject: 'Våken' });
  await expect.poll(() => server.taken.length).toBe(1);
  await woken.stop();
  expect(server.taken).toMatchObject([{ subject: 'Våken' }]);
});

test('the recipient is greeted once, and the payment details have one line each after the first paragraph', () => {
  const { html, text } = renderMail({
    language: 'no',
    subject: 'Faktura 7',
    preheader: '',
    footer: 'Om leien.',
    name: 'Kari',
    paragraphs: ['Her er fakturaen.', 'Skriv til oss.'],
    facts: [
      { label: 'Beløp', value: '12 000 kr' },
      { label: 'KID', value: ['1234', '5678', '9'] },
    ],
  });
  expect(text).toContain(
    'Hei, Kari!\n\nHer er fakturaen.\n\nBeløp: 12 000 kr\nKID: 123456789\n\nSkriv til oss.',
  );
  // Copying from the page gives only the number.
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('KID123456789');
});

test('a subject is one line whatever its input, and an amount in it is kept together', () => {
  const { subject } = renderMail({
    language: 'no',
    paragraphs: [],
    footer: 'Om leien.',
    subject: 'Betaling: 9\u00a0000\u00a0kr for\r\nBcc: all@example.com\u0007 ',
  });
  expect(subject).toBe('Betaling: 9\u00a0000\u00a0kr for Bcc: all@example.com');
});

test('right-to-left text is isolated from what is around it', () => {
  const name = 'محمد بن علي الأحمد';
  const { html, text } = renderMail({
    language: 'no',
    subject: `Betaling fra ${name}`,
    preheader: '',
    footer: 'Om leien.',
    name,
    paragraphs: [`${name}, 14 500 kr, og שלום. עולם!`],
  });
  // Characters between words of one direction belong to them, others to the sentence.
  expect(text).toContain(
    `Hei, \u2068${name}\u2069!\n\n\u2068${name}\u2069, 14 500 kr, og \u2068שלום. עולם\u2069!`,
  );
  expect(html).toContain(`>Hei, <bdi>${name}</bdi>!</p>`);
  expect(html).toContain(`><bdi>${name}</bdi>, 14 500\u00a0kr, og <bdi>שלום. עולם</bdi>!</p>`);
  expect(html).toContain(`<title>Betaling fra ${name}</title>`);
});

describe('a mail in an agency’s name', () => {
  const sender = {
    name: 'Nordbolig "Øst"\r\nBcc: all@example.com',
    replyTo: 'post@nordbolig.example',
    facts: ['Kjøpmannsgata 12, 7013 Trondheim', '<b>73 50 11 00</b>'],
    logo: { url: 'https://nordbolig.husvaer.no/api/partners/1/logo.png', width: 160, height: 40 },
    color: '#f4c20d',
  };

  test('has its name next to Husvær’s, Husvær’s address, and answers go to the agency', async () => {
    await queue({ sender });
    await mailer.settle();
    const mail = server.taken.at(-1)!;
    expect(mail.from).toMatchObject({
      name: 'Nordbolig "Øst" Bcc: all@example.com via Husvær',
      address: 'ikke-svar@husvaer.example',
    });
    expect(mail.replyTo).toMatchObject([{ address: 'post@nordbolig.example' }]);
  });

  test('has no reply address if the agency has none', async () => {
    for (const replyTo of [null, 'post at nordbolig'])
      await queue({ sender: { ...sender, replyTo } });
    await mailer.settle();
    expect(server.taken).toHaveLength(2);
    for (const mail of server.taken) expect(mail.replyTo).toBeUndefined();
  });

  test('shows its sender and other ways to reach them', () => {
    const { html, text } = renderMail({
      language: 'no',
      subject: 'Faktura 7',
      preheader: '',
      paragraphs: [],
      footer: 'Om leien.',
      sender,
    });
    expect(text).toContain('Kjøpmannsgata 12, 7013 Trondheim');
    expect(text).toContain('via Husvær');
    expect(html).toContain('&lt;b&gt;73 50 11 00&lt;/b&gt;');
  });

  test('shows its logo with its name for readers without pictures, and its colour so that white is readable', () => {
    const { html } = renderMail({
      language: 'no',
      subject: 'Faktura 7',
      preheader: '',
      paragraphs: [],
      footer: 'Om leien.',
      button: { label: 'Se', url: 'https://nordbolig.husvaer.no/lease/1' },
      sender,
    });
    expect(html).toMatch(
      /<img src="https:[^"]*logo\.png" alt="Nordbolig [^>]*" width="160" height="40"/,
    );
    const [, ground = ''] = /class="button"[^>]*background:(#[\da-f]{6})/.exec(html) ?? [];
    expect(ground).not.toBe(sender.color);
    expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});
