import { join } from 'node:path';

import type { Config } from '../../config.ts';
import { newId } from '../../platform/ids.ts';

/** The folder of files that are still being received or read. */
export const temporaryFolder = ({ BANK_DIR }: Pick<Config, 'BANK_DIR'>): string =>
  join(BANK_DIR, 'uploads');

/** A path for a file for as long as it is received or read. */
export const temporaryPath = (config: Pick<Config, 'BANK_DIR'>): string =>
  join(temporaryFolder(config), `${newId()}.part`);
