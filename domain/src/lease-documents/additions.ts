import { nonEmptyLine, nonEmptyText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { templateProblems } from './template.ts';

export const ADDITIONS_MAX = 30;
export const ADDITION_HEADING_MAX = 100;
export const ADDITION_TEXT_MAX = 5000;
/** Documents that an agency can add texts to. */
export const ADDITION_KINDS = ['lease', 'assignment'] as const;
export type AdditionKind = (typeof ADDITION_KINDS)[number];

/** The variables of an agency's additions, by document. */
export const VARIABLES = {
  lease: [
    'leaseNumber',
    'address',
    'landlordName',
    'agencyName',
    'agentName',
    'tenantName',
    'tenantNames',
    'startDate',
    'endDate',
    'noticeMonths',
    'monthlyRent',
    'dueDay',
    'securityAmount',
  ],
  assignment: [
    'address',
    'landlordName',
    'agencyName',
    'agentName',
    'startDate',
    'endDate',
    'payoutDay',
  ],
} as const satisfies Record<AdditionKind, readonly string[]>;
export type LeaseVariable = (typeof VARIABLES.lease)[number];
export type AssignmentVariable = (typeof VARIABLES.assignment)[number];

const line = nonEmptyLine(ADDITION_HEADING_MAX);
const paragraphs = nonEmptyText(ADDITION_TEXT_MAX);
const values = z.strictObject({ heading: line, text: paragraphs });

/**
 * An agency's additions to one kind of its documents, in reading order. Without an English text, English
 * documents have the Norwegian one. An unknown or malformed variable is an error of its text
 * (`unknown_variable`, `malformed_variable`; `{ found }`).
 */
export const contractAdditions = z
  .strictObject({
    partnerId: uuid,
    kind: z.enum(ADDITION_KINDS),
    additions: z
      .array(
        z.strictObject({
          no: values,
          en: values.nullish().transform((english) => english ?? null),
        }),
      )
      .max(ADDITIONS_MAX),
  })
  .superRefine(({ kind, additions }, context) => {
    for (const [index, addition] of additions.entries())
      for (const language of ['no', 'en'] as const)
        for (const field of ['heading', 'text'] as const)
          for (const { reason, found } of templateProblems(
            addition[language]?.[field] ?? '',
            VARIABLES[kind],
          ))
            context.addIssue({
              code: 'custom',
              path: ['additions', index, language, field],
              params: { reason: `${reason}_variable`, found },
            });
  });
type ContractAdditions = z.output<typeof contractAdditions>;
export type ContractAddition = ContractAdditions['additions'][number];
