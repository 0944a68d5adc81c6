import { join } from 'node:path';

import type { Config } from './config.ts';

export const databaseDirectory = (config: Config): string => join(config.VAR_DIR, 'db');
export const filesDirectory = (config: Config): string => join(config.VAR_DIR, 'files');
/** Where mails lie when no mail server is named. */
export const mailDirectory = (config: Config): string => join(config.VAR_DIR, 'mail');

/** What nobody but the account that the server runs as may read. */
export const ownFolders = (config: Config): string[] => [
  databaseDirectory(config),
  filesDirectory(config),
  mailDirectory(config),
];
