import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { documentSource } from '@husvaer/domain/accounting/documents';

import { createFullScenario, type FullScenario } from '../../../../testing/full-scenario.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { findVoucherDocuments } from './store.ts';

let scenario: FullScenario;
beforeAll(async () => {
  scenario = await createFullScenario();
});
afterAll(() => scenario.app.close());

const documentsOf = (keys: readonly string[]) =>
  scenario.app.runner.read(SYSTEM, ({ tx }) => findVoucherDocuments(tx, keys), undefined);

/** The keys of the table of bookings. */
function documentedKeys(): string[] {
  const text = readFileSync(new URL('../../../../../docs/money.md', import.meta.url), 'utf8');
  const [, table] = text.split('| event  ');
  const rows = table!.split('\n\n')[0]!.split('\n').slice(2);
  return rows.flatMap((row) => {
    const key = row.split('|').at(-2)!.trim();
    return key.startsWith('`') ? [key.slice(1, -1)] : [];
  });
}

describe('the document of an entry', () => {
  test('is known for each key of the table in docs/money.md', () => {
    const keys = documentedKeys();
    expect(keys.length).toBeGreaterThan(25);
    for (const key of keys) expect(documentSource(key), key).not.toBeNull();
  });

  test('is found for each entry of the scenario', async () => {
    const entries = await scenario.app.database.session(({ query }) =>
      query<{ key: string }>('select key from ledger_entry'),
    );
    const keys = entries.map(({ key }) => key);
    const found = await documentsOf(keys);
    expect(keys.filter((key) => !found.has(key))).toEqual([]);
    const prefixes = new Set(keys.map((key) => key.split(':')[0]));
    for (const one of ['invoice', 'direct', 'bank', 'settled', 'refund'])
      expect(prefixes).toContain(one);
  });

  test('of a payment that the landlord received is the record of it on the lease', async () => {
    const key = `direct:${scenario.directPayment}`;
    expect((await documentsOf([key])).get(key)).toMatchObject({
      kind: 'lease_record',
      name: expect.any(String),
      leaseId: expect.any(String),
    });
  });
});
