import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { createLeaseScenario, type LeaseScenario } from '../../../../testing/lease-scenario.ts';
import { numberOf } from '../../../../testing/national-number.ts';
import { addPerson, newToken } from '../../../../testing/people.ts';
import { poppler } from '../../../../testing/poppler.ts';

let scenario: LeaseScenario;
beforeAll(async () => {
  scenario = await createLeaseScenario();
});
afterAll(() => scenario.close());

const NUMBER = numberOf('1963-04-09');
const rows = (text: string, values: unknown[]) =>
  scenario.app.database.session((session) => session.query<Record<string, any>>(text, values));

test(
  'an assignment with brokering is sent when it states what the law requires, and the responsible broker signs it',
  { tags: ['poppler-utils'] },
  async () => {
    const { app, silje, turid, partnerId } = scenario;
    const { _id: contractId } = await scenario.draft({ who: silje });
    const send = async () =>
      (await scenario.call('sendAssignment', { contractId }, silje)).errors?.[0]?.extensions.code;
    expect(await send()).toBe('leases.agency_unidentified');
    await openBook(app, partnerId);
    expect(await send()).toBe('leases.landlord_unidentified');
    const { errors } = await app.api(
      'mutation ($inputData: UserProfileInputData!) { updateUserProfile(inputData: $inputData) { profile { _id } } }',
      { inputData: { _id: turid.id, data: { norwegianNationalIdentification: NUMBER } } },
      await newToken(app, turid, 'identity'),
    );
    expect(errors).toBeUndefined();
    expect(await send()).toBe('leases.broker_unknown');
    await addPerson(app, {
      email: 'berit@x.no',
      name: 'Berit Moe',
      grants: [{ role: 'agent', partnerId }],
    });
    expect(await send()).toBeUndefined();
    await scenario.settle();

    const { assignmentSigners } = (
      await app.api(
        'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { assignmentSigners { name } } }',
        { id: contractId },
        await newToken(app, silje),
      )
    ).data.getSingleLeaseForPublicSite;
    expect(assignmentSigners.map(({ name }: any) => name)).toEqual(['Berit Moe', turid.name]);

    // The whole number is in the file only, and its opening is recorded.
    const [paper] = await rows(
      `select lease_paper.text, document.key from lease_paper join document on document.id = document_id
        where lease_paper.kind = 'assignment'`,
      [],
    );
    expect(JSON.stringify(paper!['text'])).toContain(`${NUMBER.slice(0, 6)}*****`);
    expect(JSON.stringify(paper!['text'])).not.toContain(NUMBER);
    const pdf = await app.storage.read(paper!['key']);
    expect(poppler('pdftotext', pdf!, '-layout')).toContain(NUMBER);
    const opened = await rows('select purpose from identification_read where account_id = $1', [
      turid.id,
    ]);
    expect(opened).toEqual([{ purpose: 'assignment' }]);
  },
);
