import { join } from 'node:path';

import type { Config } from './config.ts';

export const databaseDirectory = (config: Config): string => join(config.VAR_DIR, 'db');
export const filesDirectory = (config: Config): string => join(config.VAR_DIR, 'files');
/** The folder for mails when no mail server is configured. */
export const mailDirectory = (config: Config): string => join(config.VAR_DIR, 'mail');

/** Folders that only the service account may read. */
export const ownFolders = (config: Config): string[] => [
  databaseDirectory(config),
  filesDirectory(config),
  mailDirectory(config),
];
