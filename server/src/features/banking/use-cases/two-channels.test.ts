import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { camt053, camt054, type PaymentInFile } from '../../../../testing/bank-files.ts';
import { receiveFromBank, uploadBankFile } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson, type TestPerson } from '../../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';

const account = '86011117947';
const payments = Array.from({ length: 40 }, (_, number): PaymentInFile => ({
  amount: 100_000n + BigInt(number % 7),
  paidOn: '2026-11-18',
  text: 'Husleie',
}));
const SUM = payments.reduce((sum, { amount }) => sum + amount, 0n);

describe('the same payments by two channels at once are booked once', () => {
  let app: TestApp;
  let partnerId: string;
  let agent: TestPerson;

  beforeAll(async () => {
    app = await createTestApp();
    partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
    await openBook(app, partnerId);
    const grants = [{ role: 'agent' as const, partnerId }];
    agent = await addPerson(app, { email: 'agent@x.no', name: 'Silje Agent', grants });
  });
  afterAll(() => app.close());

  /** The stored payments of a day, and their sum on the client account; øre. */
  const booked = async (paidOn: string) => {
    const [row] = await app.database.session((session) =>
      session.query(
        `select (select count(*)::integer from bank_line where paid_on = $1) as lines,
           (select sum(amount)::bigint from ledger_line join ledger_entry on ledger_entry.id = entry_id
            where account = 'client_account' and dated = $1) as sum`,
        [paidOn],
      ),
    );
    return row;
  };
  const on = (paidOn: string) => payments.map((payment) => ({ ...payment, paidOn }));

  test('the same bytes, uploaded twice while they are in the folder', async () => {
    const bytes = camt054({ account, id: 'SAME', payments: on('2026-11-18') });
    const inbox = join(app.config.BANK_DIR, 'in');
    mkdirSync(inbox, { recursive: true });
    writeFileSync(join(inbox, 'same.xml'), bytes);
    const upload = () => uploadBankFile(app, { partnerId, bytes, who: agent });
    // A file in the folder is complete when it has not changed between two looks.
    const pollFolder = () => Promise.all(app.workers.map((worker) => worker.runDue()));
    await pollFolder();
    await Promise.all([upload(), pollFolder(), upload()]);
    expect(await booked('2026-11-18')).toEqual({ lines: payments.length, sum: SUM });
    expect(readdirSync(join(inbox, 'done'))).toContain('same.xml');
  });

  test('a statement, and notifications of the same payments in two files', async () => {
    const day = on('2026-11-19');
    await Promise.all([
      receiveFromBank(app, camt053({ account, id: 'STATEMENT', payments: day })),
      uploadBankFile(app, {
        partnerId,
        bytes: camt054({ account, id: 'NOTIFICATION', payments: day }),
        who: agent,
      }),
      receiveFromBank(app, camt054({ account, id: 'AGAIN', payments: day.toReversed() })),
    ]);
    expect(await booked('2026-11-19')).toEqual({ lines: payments.length, sum: SUM });
  });
});
