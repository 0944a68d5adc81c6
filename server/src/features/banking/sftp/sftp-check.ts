import { finding } from '@husvaer/domain/operations/findings';

import { problemIn } from '../../../platform/checks/check.ts';
import type { Check } from '../../../platform/feature.ts';
import { bankServerOf, withSftpClient } from './connect.ts';

/** Whether the bank's server lets us in and has both folders. */
export const sftpCheck: Check = {
  name: 'sftp',
  async run({ config }) {
    const server = bankServerOf(config);
    if (!server) return [finding('sftp.unset', { folder: config.BANK_DIR })];
    const { host, fetchDir, sendDir } = server;
    try {
      await withSftpClient(server, async (sftp) => {
        for (const folder of [fetchDir, sendDir])
          if ((await sftp.exists(folder)) !== 'd')
            throw new Error(`There is no folder ${folder} on ${host}.`);
      });
      return [finding('sftp.ok', { host })];
    } catch (error) {
      return [finding('sftp.refused', { host, problem: problemIn(error) })];
    }
  },
};
