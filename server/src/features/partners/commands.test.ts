import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { commands } from './commands.ts';

/* Commands with which operators manage agencies from a terminal. */

const folder = mkdtempSync(join(tmpdir(), 'husvaer-test-'));
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await addPartner(app, 'fjordutleie', 'Fjordutleie');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const run = async (name: string, ...args: string[]) => {
  const lines: string[] = [];
  const command = commands.find((candidate) => candidate.name === `partners ${name}`)!;
  const print = (line: string) => void lines.push(line);
  await command.run({
    args,
    runner: app.runner,
    audits: [],
    check: () => Promise.resolve([]),
    sealed: [],
    print,
  });
  return lines;
};
const callWith = async (authorization: string) =>
  (await app.call({ url: '/partner/v1/listings', headers: { authorization } })).statusCode;
const fileOf = (settings: unknown) => {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return path;
};

const SITE = `query ($subDomain: String) { partnersSubDomain(queryData: { subDomain: $subDomain }) {
  partnerId name color features currencySettings { currencySymbol } } }`;
const siteOf = async (subDomain: string) =>
  (await app.api(SITE, { subDomain })).data?.partnersSubDomain;

describe('an agency', () => {
  const settings = {
    subDomain: 'nordlys',
    name: 'Nordlys Utleie',
    color: '#1f4e79',
    features: ['leases'],
    currencySettings: {
      decimalSeparator: ',',
      thousandSeparator: ' ',
      numberOfDecimal: 0,
      currencySymbol: 'kr',
      currencyPosition: 'after',
    },
  };

  test('is created and changed from a file', async () => {
    const [input] = await run('save', fileOf(settings));
    expect(input).toBe(`Its site is ${app.config.ORIGIN.origin.replace('//', '//nordlys.')}.`);
    const made = await siteOf('nordlys');
    expect(made).toMatchObject({
      name: 'Nordlys Utleie',
      color: '#1f4e79',
      features: ['leases'],
      currencySettings: { currencySymbol: 'kr' },
    });
    await run('save', fileOf({ subDomain: 'nordlys', name: 'Nordlys' }));
    expect(await siteOf('nordlys')).toMatchObject({
      partnerId: made.partnerId,
      name: 'Nordlys',
      color: null,
      features: [],
      currencySettings: null,
    });
  });

  test('has the staff that the operator names, if their addresses are confirmed', async () => {
    await addPerson(app, { email: 'silje@x.no' });
    const { id } = await addPerson(app, { email: 'per@x.no' });
    const roles = async () =>
      app.database.session(({ query }) =>
        query<{ role: string }>('select role from account_grant where account_id = $1', [id]),
      );
    const confirm = (at: string | null) =>
      app.database.session(({ query }) =>
        query('update account set verified_at = $1 where id = $2', [at, id]),
      );
    await confirm(null);
    await expect(run('set-role', 'fjordutleie', 'per@x.no', 'agent')).rejects.toThrow(
      'is not confirmed',
    );
    await confirm('2026-11-01T00:00:00Z');
    expect(await run('set-role', 'fjordutleie', 'PER@x.no', 'agent')).toEqual([
      'agent of Fjordutleie, from now on.',
    ]);
    expect(await roles()).toContainEqual({ role: 'agent' });
    await run('set-role', 'fjordutleie', 'per@x.no', 'janitor');
    expect(await roles()).not.toContainEqual({ role: 'agent' });
    expect(await roles()).toContainEqual({ role: 'janitor' });
    expect(await run('set-role', 'fjordutleie', 'per@x.no', 'none')).toEqual([
      'No agent or janitor of Fjordutleie any more.',
    ]);
    expect(await roles()).not.toContainEqual({ role: 'janitor' });
  });

  test.each([
    [{ ...settings, subDomain: 'files' }, /reserved.*\n.*subDomain/],
    [{ ...settings, subDomain: 'Nord lys' }, /one label.*\n.*subDomain/],
    [{ ...settings, logo: 'https://elsewhere.example/logo.svg' }, /logo/],
    [{ ...settings, color: 'blue' }, /#rrggbb.*\n.*color/],
    [{ ...settings, colour: '#000000' }, /colour/],
    [{ ...settings, features: ['everything'] }, /features/],
    ['{', /is not JSON/],
  ])('is not made of %o', async (invalid, sentence) => {
    await expect(run('save', fileOf(invalid))).rejects.toThrow(sentence);
  });

  test.each([
    ['save', [], /FILE/],
    ['save', ['/nowhere.json'], /ENOENT/],
    ['set-role', ['fjordutleie', 'nobody@x.no', 'agent'], /Nobody has an account/],
    ['set-role', ['nowhere', 'nobody@x.no', 'agent'], /no partner 'nowhere'/],
    ['set-role', ['fjordutleie', 'nobody@x.no', 'boss'], /agent \| janitor/],
  ])('%s %o', async (name, args, sentence) => {
    await expect(run(name, ...args)).rejects.toThrow(sentence);
  });
});

describe('an agency’s keys', () => {
  test('an operator makes, lists and revokes keys', async () => {
    const [key = ''] = await run('add-key', 'fjordutleie', '--name', 'Visma');
    expect(await callWith(`Bearer ${key}`)).toBe(200);
    const [line = ''] = await run('keys', 'fjordutleie');
    expect(line).toMatch(
      /^[\da-f-]{36} {2}made \S+ {2}used \S+ from 127\.0\.0\.1 {2}ends \d{4}-11-\d\d {2}listings {2}everywhere {2}Visma$/,
    );
    expect(line).not.toContain(key);
    expect(await run('revoke-key', line.slice(0, 36))).toEqual(['Revoked: Visma']);
    expect(await callWith(`Bearer ${key}`)).toBe(401);
    expect(await run('keys', 'fjordutleie')).toEqual([expect.stringContaining('revoked')]);
  });

  test('with the scopes that the operator names', async () => {
    await run('add-key', 'fjordutleie', '--name', 'Leier', '--scopes', 'webhooks,leases:read');
    expect(await run('keys', 'fjordutleie')).toContainEqual(
      expect.stringMatching(/ {2}leases:read,webhooks {2}everywhere {2}Leier$/),
    );
  });

  test('with the last day and the addresses that the operator names', async () => {
    const limits = ['--ends', '2027-05-31', '--addresses', '203.0.113.0/24,2001:db8::1'];
    const [key = ''] = await run('add-key', 'fjordutleie', '--name', 'Nett', ...limits);
    expect(await callWith(`Bearer ${key}`)).toBe(403);
    expect(await run('keys', 'fjordutleie')).toContainEqual(
      expect.stringMatching(
        / {2}never used {2}ends 2027-05-31 {2}listings {2}203\.0\.113\.0\/24,2001:db8::1 {2}Nett$/,
      ),
    );
  });

  test.each([
    ['add-key', ['fjordutleie'], /--name/],
    ['add-key', ['fjordutleie', '--name', 'x', '--scopes', 'everything'], /--scopes/],
    ['add-key', ['fjordutleie', '--name', 'x', '--ends', '2020-01-01'], /--ends/],
    ['add-key', ['fjordutleie', '--name', 'x', '--addresses', '203.0.113'], /--addresses/],
    ['add-key', ['nowhere', '--name', 'x'], /no partner 'nowhere'/],
    ['add-key', ['--name', 'x'], /SUB-DOMAIN/],
    ['keys', [], /SUB-DOMAIN/],
    ['keys', ['fjordutleie', '--loud'], /loud/],
    ['revoke-key', ['x'], /KEY-ID/],
    ['revoke-key', ['019aa000-0000-7000-8000-000000000000'], /key_not_found/],
  ])('%s %o', async (name, args, sentence) => {
    await expect(run(name, ...args)).rejects.toThrow(sentence);
  });
});
