import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ocrFile } from '../../../../testing/bank-files.ts';
import { openBook } from '../../../../testing/books.ts';
import {
  sftpSettings,
  sshKey,
  startSftp,
  type SftpServer,
} from '../../../../testing/sftp-server.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createLogger } from '../../../platform/log.ts';
import { bankServerOf, withSftpClient } from './connect.ts';
import { fetchFiles } from './fetch-files.ts';
import { sendOrders } from './send-orders.ts';

describe('the bank’s server', { tags: ['openssh-server'] }, () => {
  let bank: SftpServer;
  let app: TestApp;
  let number = 0;
  const logged: string[] = [];
  const log = createLogger(
    { LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
    { write: (line: string) => void logged.push(line) },
  );

  beforeAll(async () => {
    bank = await startSftp();
    app = await createTestApp(sftpSettings(bank));
    await openBook(app, await addPartner(app, 'nordbolig', 'Nordbolig'));
  });
  afterAll(async () => {
    await app.close();
    await bank.stop();
  });

  const server = () => bankServerOf(app.config)!;
  const bankDir = (...path: string[]) => join(app.config.BANK_DIR, ...path);
  const filesAtBank = (name: 'from-bank' | 'to-bank') =>
    readdirSync(join(bank.folder, name)).toSorted();
  const putFile = (name: string, bytes: string | Buffer) =>
    writeFileSync(join(bank.folder, 'from-bank', name), bytes);
  const newOcrFile = () => {
    number += 1;
    const payment = { kid: '1234567897', amount: 200_000n + BigInt(number), paidOn: '2026-11-19' };
    return ocrFile({ account: '86011117947', payments: [payment], number });
  };
  const fetchAll = (quiet = async () => {}) =>
    withSftpClient(server(), (sftp) =>
      fetchFiles(sftp, {
        runner: app.runner,
        log,
        quiet,
        maxBytes: 10_000,
        from: server().fetchDir,
        to: bankDir('in'),
      }),
    );
  const send = () =>
    withSftpClient(server(), (sftp) =>
      sendOrders(sftp, { log, from: bankDir('out'), to: server().sendDir }),
    );
  const writeOrder = (name: string) => {
    mkdirSync(bankDir('out'), { recursive: true });
    writeFileSync(bankDir('out', name), `<order name="${name}"/>`);
  };
  const readFiles = async () => {
    for (let round = 0; round < 2; round += 1)
      for (const worker of app.workers) await worker.runDue();
  };
  const countLines = async () => {
    const [row] = await app.database.session((session) =>
      session.query<{ count: number }>('select count(*)::integer as count from bank_line'),
    );
    return row!.count;
  };

  test('sends a file that is also in the folder: it is booked once', async () => {
    const bytes = newOcrFile();
    const before = await countLines();
    putFile('same.ocr', bytes);
    mkdirSync(bankDir('in'), { recursive: true });
    writeFileSync(bankDir('in', 'other-name.ocr'), bytes);
    await Promise.all([fetchAll(), readFiles()]);
    await readFiles();
    expect(await countLines()).toBe(before + 1);
    expect(filesAtBank('from-bank')).toEqual([]);
  });

  test('has files, which are fetched, stored, booked and then removed', async () => {
    const before = await countLines();
    putFile('rent.ocr', newOcrFile());
    putFile('half.ocr.part', 'NY');
    await fetchAll();
    expect(filesAtBank('from-bank')).toEqual(['half.ocr.part']);
    const stored = await app.database.session((session) =>
      session.query('select name from bank_original where read_at is null'),
    );
    expect(stored).toEqual([{ name: 'rent.ocr' }]);
    await readFiles();
    expect(await countLines()).toBe(before + 1);
    expect(readdirSync(bankDir('in', 'done'))).toContain('rent.ocr.report.txt');
  });

  test('has a file that still grows or is too large: it is not fetched', async () => {
    putFile('grows.ocr', 'NY00');
    putFile('large.ocr', Buffer.alloc(20_000, 'N'));
    await fetchAll(async () => putFile('grows.ocr', newOcrFile()));
    expect(filesAtBank('from-bank')).toEqual(['grows.ocr', 'half.ocr.part', 'large.ocr']);
    expect(logged.some((line) => line.includes('bank file too large'))).toBe(true);
    const before = await countLines();
    await fetchAll();
    await readFiles();
    expect(await countLines()).toBe(before + 1);
  });

  test('has a file that was fetched but not removed before a crash: it is fetched again and booked once', async () => {
    const before = await countLines();
    const bytes = newOcrFile();
    for (let time = 0; time < 2; time += 1) {
      putFile('again.ocr', bytes);
      await fetchAll();
    }
    expect(readdirSync(bankDir('in'))).toEqual(
      expect.arrayContaining(['again.ocr', 'again.ocr (2)']),
    );
    await readFiles();
    expect(await countLines()).toBe(before + 1);
  });

  test('has sent a file that is stored: it is booked even if the folder is lost', async () => {
    const before = await countLines();
    putFile('lost.ocr', newOcrFile());
    await fetchAll();
    for (const name of readdirSync(bankDir('in')))
      if (name === 'lost.ocr') writeFileSync(bankDir('in', name), '');
    app.clock.set(app.clock.now().add({ minutes: 16 }));
    await readFiles();
    expect(await countLines()).toBe(before + 1);
  });

  test('is sent each order once; orders from before the first connection are not sent', async () => {
    writeOrder('old.xml');
    await send();
    expect(filesAtBank('to-bank')).toEqual([]);
    expect(readdirSync(bankDir('out', 'not-sent'))).toEqual(['old.xml']);
    writeOrder('payouts-1.xml');
    writeOrder('payouts-2.xml');
    await send();
    await send();
    expect(filesAtBank('to-bank')).toEqual(['payouts-1.xml', 'payouts-2.xml']);
    expect(readdirSync(bankDir('out', 'sent')).toSorted()).toEqual([
      'payouts-1.xml',
      'payouts-2.xml',
    ]);
    expect(readFileSync(join(bank.folder, 'to-bank/payouts-1.xml'), 'utf8')).toBe(
      '<order name="payouts-1.xml"/>',
    );
  });

  const ID = '019aa000-0000-7000-8000-000000000001';

  test('gets an order under its final name if the process was killed before the rename', async () => {
    writeFileSync(bankDir('out', 'sending', `${ID} payouts-3.xml`), 'x');
    writeFileSync(join(bank.folder, 'to-bank', `.payouts-3.xml.${ID}.part`), 'x');
    await send();
    expect(filesAtBank('to-bank')).toContain('payouts-3.xml');
    expect(existsSync(bankDir('out', 'sent', 'payouts-3.xml'))).toBe(true);
  });

  test('is not sent an order again if the process was killed after the rename, even if the bank has taken it', async () => {
    writeFileSync(bankDir('out', 'sending', `${ID} payouts-4.xml`), 'x');
    await send();
    expect(filesAtBank('to-bank')).not.toContain('payouts-4.xml');
    expect(readdirSync(bankDir('out', 'sending'))).toEqual([]);
    expect(existsSync(bankDir('out', 'sent', 'payouts-4.xml'))).toBe(true);
  });

  test('has a different host key: nothing is sent, and the operator is notified', async () => {
    const hostKey = `SHA256:${'A'.repeat(43)}`;
    const failed = withSftpClient({ ...server(), hostKey }, (sftp) => sftp.list('/'));
    await expect(failed).rejects.toThrow(
      `showed the host key ${bank.hostKey}, and BANK_SFTP_HOST_KEY is ${hostKey}`,
    );
  });

  test('refuses our key: the error names the setting', async () => {
    const { privateKey } = sshKey();
    const failed = withSftpClient({ ...server(), privateKey }, (sftp) => sftp.list('/'));
    await expect(failed).rejects.toThrow(`refused the key in BANK_SFTP_PRIVATE_KEY for the user`);
  });

  test('is polled by a job', async () => {
    writeOrder('payouts-5.xml');
    await app.jobs.perform('banking.exchange_files');
    expect(filesAtBank('to-bank')).toContain('payouts-5.xml');
  });
});
