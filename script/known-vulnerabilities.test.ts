import { expect, test } from 'vitest';

import { vulnerabilitiesIn } from './known-vulnerabilities.ts';

const audit = (vulnerabilities: object) => `npm warn x\n${JSON.stringify({ vulnerabilities })}\n`;

test('high and critical vulnerabilities fail, others do not', () => {
  const found = vulnerabilitiesIn(
    audit({
      a: { severity: 'critical', range: '<1.2.3' },
      b: { severity: 'high', range: '*' },
      c: { severity: 'moderate', range: '*' },
    }),
  );
  expect(found).toEqual(['a <1.2.3: critical', 'b *: high']);
  expect(vulnerabilitiesIn(audit({}))).toEqual([]);
});

test.each(['', 'npm error network', '{"message":"405 Method Not Allowed","statusCode":405}'])(
  '%j is not a valid answer: the check neither passes nor fails',
  (answer) => {
    expect(vulnerabilitiesIn(answer)).toBeNull();
  },
);
