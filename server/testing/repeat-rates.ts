import { PUBLISHED_RATES, repeatedRates } from '@husvaer/domain/legal/rates';

import type { Database } from '../src/platform/db/database.ts';

/** Enters the last rates of law for the days that tests live in, which are later than what is published. */
export async function repeatRates(database: Database): Promise<void> {
  const rates = repeatedRates(PUBLISHED_RATES, { until: '2039-12-31', source: 'test' });
  await database.session(async (session) => {
    for (const { kind, since, value, source } of rates)
      await session.query(
        'insert into legal_rate (kind, since, value, source, entered_at) values ($1, $2, $3, $4, now())',
        [kind, since, String(value), source],
      );
  });
}
