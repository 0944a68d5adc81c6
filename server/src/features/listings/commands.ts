import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { findPersonByEmail } from '../accounts/public.ts';
import { findPartnerBySubDomain } from '../partners/public.ts';
import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork } from '../../platform/work.ts';
import { importFeed } from './feed/import-feed.ts';
import { reportLines } from './feed/print-report.ts';
import type { FeedOwner } from './feed/store.ts';
import { importListings } from './use-cases/import-listings.ts';

/** The feed of homes without a partner and without another feed. */
const OPERATOR_FEED = 'house';

export const importCommand: Command = {
  name: 'listings import',
  usage:
    'listings import FILE [--partner SUB-DOMAIN] [--owner E-MAIL] [--feed NAME] [--refusals FILE] [--language en|no]',
  async run({ args, runner, print }) {
    const { file, language, refusals: refusalsFile, ...input } = readArgs(args);
    await stat(file).catch(() => {
      throw new UsageError(`There is no file ${file}.`);
    });
    const owner = await runner.read(SYSTEM, findOwner, input);
    const refusals = refusalsFile ? createWriteStream(refusalsFile) : undefined;
    const report = await importFeed(
      file,
      (listings) => runner.run(SYSTEM, importListings, { owner, listings }),
      refusals && { refusals },
    );
    if (refusals) await once(refusals.end(), 'close');
    for (const line of reportLines(report, language)) print(line);
    return report.fileError ? 1 : 0;
  },
};

interface Input {
  partner?: string;
  owner?: string;
  feed?: string;
}

function readArgs(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { partner: text, owner: text, feed: text, refusals: text, language: text };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${importCommand.usage}`);
  }
  const { positionals, values } = parsed;
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError(importCommand.usage);
  const { language = 'en', ...others } = values;
  if (language !== 'en' && language !== 'no') throw new UsageError('--language is en or no.');
  return { file, language, ...others } as const;
}

async function findOwner({ tx }: ReadWork, { partner, owner, feed }: Input): Promise<FeedOwner> {
  const found = partner ? await findPartnerBySubDomain(tx, partner) : undefined;
  if (partner && !found) throw new UsageError(`There is no partner '${partner}'.`);
  const person = owner ? await findPersonByEmail(tx, owner) : undefined;
  if (owner && !person) throw new UsageError(`There is nobody with the e-mail ${owner}.`);
  return {
    feed: feed ?? partner ?? OPERATOR_FEED,
    partnerId: found?.id ?? null,
    ownerId: person?.id ?? null,
    contactId: person?.id ?? null,
  };
}
