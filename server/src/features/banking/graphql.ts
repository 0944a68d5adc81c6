import { BANK_FILE_FORMATS, PASSED_REASONS, type Money } from '@husvaer/domain/banking/bank-file';
import { FILE_PROBLEM_CODES, type FileProblem } from '@husvaer/domain/banking/file-problems';
import { LINE_STATES, WAITING_REASONS } from '@husvaer/domain/banking/lines';
import { pageOf } from '@husvaer/domain/kernel/page';

import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';

export const page = pageOf({ usual: 25, most: 50, skipMost: 100_000 });

export const BankFileFormat = builder.enumType('BankFileFormat', {
  values: Object.fromEntries(
    [...BANK_FILE_FORMATS, 'pain.002' as const].map((value) => [value.replace('.', ''), { value }]),
  ),
});
const ProblemEnum = builder.enumType('BankFileProblemCode', { values: FILE_PROBLEM_CODES });
export const BankLineState = builder.enumType('BankLineState', { values: LINE_STATES });
export const WaitingReasonEnum = builder.enumType('BankWaitingReason', { values: WAITING_REASONS });
export const PassedEnum = builder.enumType('BankPassedReason', { values: PASSED_REASONS });

export const ProblemType = builder.objectRef<FileProblem>('BankFileProblem').implement({
  description: 'Why a file was refused, or the details of an entry were not read, and where.',
  fields: (t) => ({
    code: t.expose('code', { type: ProblemEnum }),
    line: t.exposeInt('line', { nullable: true, description: 'The number of the line, from 1.' }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'The path of the element in an XML file, or the name of the file in a ZIP.',
    }),
    found: t.exposeString('found', { nullable: true }),
    expected: t.exposeString('expected', { nullable: true }),
  }),
});

export const MoneyType = builder.objectRef<Money>('BankMoney').implement({
  description: 'An amount as a bank reports it, in any currency.',
  fields: (t) => ({
    amount: t.exposeString('amount', {
      description: 'Such as `-500.00`. Negative for an outgoing payment.',
    }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
  }),
});

export const FilesMeta = builder.objectRef<{ total: number }>('BankingMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});
export const bankingOptions = input('BankingOptionData', page, { limit: 'At most 50.' });
