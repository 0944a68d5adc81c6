import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Job } from '../../../platform/jobs.ts';
import { bankServerOf, withSftpClient } from './connect.ts';
import { fetchFiles } from './fetch-files.ts';
import { sendOrders } from './send-orders.ts';

const QUIET_MS = 5000;

/** Sends orders to the bank's server and fetches its files, if one is configured. */
export const exchangeJob: Job = {
  name: 'banking.exchange_files',
  cron: '*/5 * * * *',
  async perform({ runner, log, config }) {
    const server = bankServerOf(config);
    if (!server) return;
    await withSftpClient(server, async (sftp) => {
      await sendOrders(sftp, { log, from: join(config.BANK_DIR, 'out'), to: server.sendDir });
      await fetchFiles(sftp, {
        runner,
        log,
        from: server.fetchDir,
        to: join(config.BANK_DIR, 'in'),
        maxBytes: config.BANK_FILE_BYTES_MAX,
        quiet: () => wait(QUIET_MS),
      });
    });
  },
};
