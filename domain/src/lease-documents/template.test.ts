import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fillTemplate, templateProblems } from './template.ts';

const VALUES = { tenantName: 'Åse {{Ødegård}} $1', rent2: '12 000 kr' };
const KNOWN = Object.keys(VALUES);

test('values replace their variables unchanged', () => {
  expect(fillTemplate('{{tenantName}} betaler {{ rent2 }}. {Ja}', VALUES)).toBe(
    'Åse {{Ødegård}} $1 betaler 12 000 kr. {Ja}',
  );
});

test.each([
  ['{{landlord}}', [{ reason: 'unknown', found: '{{landlord}}' }]],
  ['{{constructor}}', [{ reason: 'unknown', found: '{{constructor}}' }]],
  ['{{tenant-name}}', [{ reason: 'malformed', found: '{{tenant-name}}' }]],
  ['{{ RENT2 }}', [{ reason: 'unknown', found: '{{ RENT2 }}' }]],
  ['{{rent2}', [{ reason: 'malformed', found: '{{rent2' }]],
  ['{{}}', [{ reason: 'malformed', found: '{{}}' }]],
  ['{{2rent}}', [{ reason: 'malformed', found: '{{2rent}}' }]],
  ['{{tenantName', [{ reason: 'malformed', found: '{{tenantName' }]],
  ['tenantName}}', [{ reason: 'malformed', found: 'tenantName}}' }]],
  ['{{#if x}}a{{/if}}', ['{{#if x}}', '{{/if}}'].map((found) => ({ reason: 'malformed', found }))],
  ['{{a}} {{a}}', [{ reason: 'unknown', found: '{{a}}' }]],
  ['{{{tenantName}}}', ['{{', 'tenantName}}'].map((found) => ({ reason: 'malformed', found }))],
])('%s: a variable that cannot be filled in is named', (template, problems) => {
  const found = templateProblems(template, KNOWN);
  expect(found).toEqual(problems);
  expect(() => fillTemplate(template, VALUES)).toThrow(found[0]!.found);
});

test('no text prints anything that looks like a variable', () => {
  const piece = fc.constantFrom('{{', '}}', '{', '}', 'rent2', 'x', ' ', '\n', '{{rent2}}', 'é');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const template = pieces.join('');
      if (templateProblems(template, ['rent2']).length > 0) return;
      expect(fillTemplate(template, { rent2: '1' })).not.toMatch(/\{\{|\}\}/);
    }),
  );
});
