import { FINDINGS, type Outcome } from '@husvaer/domain/operations/findings';

import type { Command } from '../../platform/feature.ts';
import { UsageError } from '../../platform/feature.ts';
import { FINDING_TEXTS, writeFinding } from './messages/write-finding.ts';

const MARKS: Record<Outcome, string> = { ok: 'ok', warning: 'warning', failure: 'FAILURE' };

export const commands: readonly Command[] = [
  {
    name: 'doctor',
    usage: 'doctor   checks the installation, and lists what to do before real people use it',
    isReadOnly: true,
    async run({ args, check, print }) {
      if (args.length > 0) throw new UsageError('It takes no arguments.');
      const found = (await check()).map((one) => ({
        ...writeFinding('en', one),
        outcome: FINDINGS[one.reason],
      }));
      for (const { name, outcome, found: sentence } of found)
        print(`${MARKS[outcome].padEnd(8)} ${name}: ${sentence}`);
      const [failures, warnings] = (['failure', 'warning'] as const).map((outcome) =>
        found.filter((one) => one.outcome === outcome),
      ) as [typeof found, typeof found];
      print('');
      if (failures.length + warnings.length === 0) print(FINDING_TEXTS.en.ready);
      else print(FINDING_TEXTS.en.left(failures.length, warnings.length));
      for (const { name, todo } of [...failures, ...warnings]) print(`[ ] ${name}: ${todo ?? ''}`);
      return failures.length > 0 ? 1 : 0;
    },
  },
];
