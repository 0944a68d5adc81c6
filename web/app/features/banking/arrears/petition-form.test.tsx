import { expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import { PetitionForm } from './petition-form.tsx';

const party = { name: 'Kari Nordmann', address: null, birthDate: '1971-03-02', orgNumber: null };
const petition = {
  missing: ['landlord', 'tenants.0', 'leaseSignedOn'],
  landlord: party,
  tenants: [{ ...party, name: 'Ingrid Solheim', email: 'ingrid@x.no', address: 'Markveien 12' }],
  leaseSignedOn: null,
  isSignedHere: false,
  leaseFileId: null,
};
const done = () => Promise.resolve();

test.each([
  ['no', ['Utleier: Kari Nordmann', 'Leietaker: Ingrid Solheim', 'Leiekontrakten ble signert']],
  ['en', ['Landlord: Kari Nordmann', 'Tenant: Ingrid Solheim', 'The lease was signed on']],
] as const)('what a petition lacks is asked for (%s)', (language, has) => {
  const form = <PetitionForm leaseId="1" petition={petition} onDone={done} />;
  const { text } = render(form, { language });
  for (const said of has) expect(text).toContain(said);
});

test('a lease that was signed here is not asked about', () => {
  const signed = { ...petition, isSignedHere: true };
  const form = <PetitionForm leaseId="1" petition={signed} onDone={done} />;
  expect(render(form, { language: 'en' }).text).not.toContain('The lease was signed on');
});
