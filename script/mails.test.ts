import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { CASTS } from '../server/testing/gallery/casts.ts';
import { mailsOf } from '../server/testing/gallery/mails.ts';
import { wholeAmountsIn } from '../server/testing/gallery/whole-amounts.ts';
import { escapeHtml } from '../server/src/platform/mail/escape-html.ts';
import { unlinked } from '../server/src/platform/mail/unlinked.ts';
import { ROOT } from './root.ts';

const EXPECTED = join(ROOT, 'server/testing/gallery/expected/mails');
const FEATURES = join(ROOT, 'server/src/features');
const LANGUAGES = ['no', 'en'] as const;

test('each expected mail is drawn', () => {
  const drawn = LANGUAGES.flatMap((language) =>
    mailsOf(language, CASTS.ordinary).map(({ name }) => `${name}.txt`),
  );
  expect(readdirSync(EXPECTED).filter((file) => !drawn.includes(file))).toEqual([]);
});

describe.each(LANGUAGES)('in %s a mail has the same texts and structure', (language) => {
  // After an intended change: `vitest run --project unit script/mails.test.ts -u`, and review the difference.
  test.each(mailsOf(language, CASTS.ordinary))('$name', async ({ name, subject, text, html }) => {
    await expect(`Subject: ${subject}\n\n${text}\n${structureOf(html)}\n`).toMatchFileSnapshot(
      join(EXPECTED, `${name}.txt`),
    );
    expect(wholeAmountsIn(text)).toEqual([]);
  });
});

test.each([
  [
    'no',
    [
      'ingen purringer',
      'kreves ikke mer forsinkelsesrente',
      'renten fra forfall',
      'stanser ikke planen den',
    ],
  ],
  [
    'en',
    [
      'no reminders',
      'no more late interest',
      'interest is counted from the due date',
      'the plan does not stop it',
    ],
  ],
] as const)(
  'a payment plan (%s) is proposed with all the terms that it is accepted with',
  (language, terms) => {
    for (const what of ['proposed', 'accepted']) {
      const mail = mailsOf(language, CASTS.ordinary).find(
        ({ name }) => name === `plan-${what}.${language}`,
      );
      for (const term of terms) expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(term);
    }
  },
);

/** The elements of a page with their texts, one line each. */
const structureOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'), html.indexOf('</body>'))
    .replaceAll(/ (?!href|alt)[\w-]+="[^"]*"/g, '')
    .replaceAll(/<\/(?:tr|tbody|table|div|p|h1|td|th)>/g, '')
    .replaceAll(/(?=<(?:tr|table|div|p|h1)\b)/g, '\n')
    .replaceAll(/\n+/g, '\n')
    .trim();

describe.each(['long', 'awkward'] as const)('with %s names', (cast) => {
  const people = CASTS[cast];
  const names = [
    ...people.tenants.map(({ name }) => name),
    people.landlord,
    people.agency,
    people.agent,
    people.home.name,
    people.home.address,
  ];
  test.each(LANGUAGES.flatMap((language) => mailsOf(language, people)))(
    '$name contains each name in full',
    ({ subject, text, html }) => {
      expect(subject).not.toMatch(/[\r\n]/);
      const texts = html.replaceAll(/<\/?bdi>/g, '');
      // The page has only the elements of the template.
      expect(
        html.match(
          /<(?!\/?(?:!doctype|html|head|meta|title|style|body|div|p|h1|img|table|tbody|tr|th|td|a|br|span|bdi)\b)/g,
        ),
      ).toBeNull();
      for (const name of names)
        for (const spelling of [name, unlinked(name)])
          if (text.replaceAll(/[\u2068\u2069]/g, '').includes(spelling)) {
            expect(texts).toContain(escapeHtml(spelling));
            if (/\p{Script=Arabic}/u.test(spelling)) {
              expect(text).toContain(`\u2068${spelling}\u2069`);
              expect(html).toContain(`<bdi>${spelling}</bdi>`);
            }
          }
    },
  );

  test('each name is in some mail', () => {
    const texts = mailsOf('no', people).map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''));
    expect(names.filter((name) => !texts.join('\n').includes(name))).toEqual([]);
  });
});

describe('no mail is missing', () => {
  const composers = globSync('**/mails.ts', { cwd: FEATURES });
  const read = (file: string) => readFileSync(join(FEATURES, file), 'utf8');

  test('each function that composes a mail is in the gallery', () => {
    const gallery = readFileSync(join(ROOT, 'server/testing/gallery/mails.ts'), 'utf8');
    const missing = composers.flatMap((file) =>
      [...read(file).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)]
        .map(([, name]) => `${file}: ${name}`)
        .filter((name) => !new RegExp(`\\b${name.split(': ')[1]}\\(`).test(gallery)),
    );
    expect(missing).toEqual([]);
  });

  test('only such a function composes a mail', () => {
    const senders = globSync('**/*.ts', { cwd: FEATURES }).filter((file) =>
      read(file).includes('renderMail('),
    );
    expect(senders.length).toBeGreaterThan(15);
    const others = senders.filter(
      (file) =>
        !/from '[./\w-]*\/mails\.ts'/.test(read(file)) || /renderMail\([^\w]/.test(read(file)),
    );
    expect(others).toEqual([]);
  });

  test('each text of a mail is used, except those of calendars and documents', async () => {
    // A function counts as used when it is called, a text when a mail contains it.
    const unused = new Map<string, string | null>();
    // A part of a feature has messages of its own, or the feature's.
    const paths = composers.map((file) =>
      [dirname(file), dirname(dirname(file))]
        .map((folder) => join(folder, 'messages/no.ts'))
        .find((path) => existsSync(join(FEATURES, path)))!,
    );
    for (const path of new Set(paths)) {
      const { no } = (await import(join(FEATURES, path))) as { no: object };
      watch(no, path, unused);
    }
    const mails = mailsOf('no', CASTS.ordinary).map(({ subject, text }) => `${subject}\n${text}`);
    for (const [key, text] of unused)
      if (text !== null && mails.some((mail) => mail.includes(text))) unused.delete(key);
    const ofMails = [...unused.keys()].filter((key) => !key.endsWith(' locale'));
    expect(ofMails.toSorted()).toEqual([
      'interest/messages/no.ts cancelled filename',
      'interest/messages/no.ts held filename',
      'interest/messages/no.ts invited filename',
      'interest/messages/no.ts invited message',
      'interest/messages/no.ts invited summary',
      'invoices/messages/no.ts reasons ended',
      'invoices/messages/no.ts reasons rent_adjusted',
      'lease-documents/messages/no.ts homeLet',
    ]);
  });

  /** Records the texts of a tree, and removes each function when it is called. */
  function watch(texts: object, path: string, unused: Map<string, string | null>): void {
    for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
      const at = `${path} ${key}`;
      if (typeof value === 'string') unused.set(at, value);
      else if (typeof value === 'function') {
        unused.set(at, null);
        Reflect.set(texts, key, (...facts: unknown[]) => {
          unused.delete(at);
          return Reflect.apply(value, texts, facts) as unknown;
        });
      } else if (typeof value === 'object' && value !== null) watch(value, at, unused);
    }
  }
});
