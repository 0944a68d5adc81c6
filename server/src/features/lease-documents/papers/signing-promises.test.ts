import { afterAll, beforeAll, expect, test } from 'vitest';

import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { draftTenant } from '../../../../testing/leases.ts';
import { newToken } from '../../../../testing/people.ts';

let scenario: LeaseScenario;
beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterAll(() => scenario.close());

test.each([
  { signingDays: 10, together: 1 },
  { signingDays: 45, together: 2 },
])(
  'mails state the last day of $signingDays days to sign, and $together tenants and the landlord get a copy',
  async ({ signingDays, together }) => {
    const { app, silje, turid, ingrid, jonas, partnerId } = scenario;
    await app.api(
      `mutation ($inputData: SetLeaseSettingsInputData!) {
         setLeaseSettings(inputData: $inputData) { signingDays } }`,
      { inputData: { partnerId, endingMonths: 4, signingDays, remindingDays: 3 } },
      await newToken(app, silje),
    );
    const tenants = [ingrid, jonas].slice(0, together);
    const terms = { securityType: 'no_deposit', securityAmount: null };
    const { _id } = await scenario.draft({ who: silje, tenants: tenants.map(draftTenant), terms });
    await app.mails();
    const { signingExpiresAt } = await scenario.send(_id, silje);
    const until = app.clock.today().add({ days: signingDays }).toString();
    const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const written = Temporal.PlainDate.from(until).toLocaleString('nb-NO', long);
    expect(signingExpiresAt.slice(0, 10)).toBe(until);
    const turns = (await app.mails()).filter(({ text }) => text.includes('Fristen er'));
    expect(turns.map(({ to }) => to)).toEqual(tenants.map(({ email }) => email));
    for (const { text } of turns) expect(text).toContain(written);
    for (const signer of [...tenants, turid]) await scenario.sign(_id, signer);
    const copies = (await app.mails()).filter(({ subject }) =>
      subject.startsWith('Signert av alle'),
    );
    expect(copies.map(({ to }) => to).toSorted()).toEqual(
      [...tenants, turid].map(({ email }) => email).toSorted(),
    );
    for (const { attachments } of copies) expect(attachments).toHaveLength(1);
  },
);
