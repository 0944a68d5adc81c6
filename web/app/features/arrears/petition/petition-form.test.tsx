import { describe, expect, test } from 'vitest';

import { render } from '../../../testing/render.tsx';
import { outcomeOf, PetitionForm } from './petition-form.tsx';

const party = { name: 'Kari Nordmann', address: null, birthDate: '1971-03-02', orgNumber: null };
const petition = {
  missing: ['landlord', 'tenants.0', 'leaseSignedOn'],
  landlord: party,
  tenants: [{ ...party, name: 'Ingrid Solheim', email: 'ingrid@x.no', address: 'Markveien 12' }],
  leaseSignedOn: null,
  isSignedHere: false,
  leaseFileId: null,
  isWaiting: false,
};
const done = () => Promise.resolve();

test.each([
  ['no', ['Utleier: Kari Nordmann', 'Leietaker: Ingrid Solheim', 'Leiekontrakten ble signert']],
  ['en', ['Landlord: Kari Nordmann', 'Tenant: Ingrid Solheim', 'The lease was signed on']],
] as const)('the form asks for what a petition lacks (%s)', (language, has) => {
  const form = <PetitionForm leaseId="1" petition={petition} onDone={done} />;
  const { text } = render(form, { language });
  for (const part of has) expect(text).toContain(part);
});

test('a lease that was signed here is not asked about', () => {
  const signed = { ...petition, isSignedHere: true };
  const form = <PetitionForm leaseId="1" petition={signed} onDone={done} />;
  expect(render(form, { language: 'en' }).text).not.toContain('The lease was signed on');
});

describe('the outcome of saving the facts', () => {
  const petitions = (count: number) => Array.from({ length: count }, () => ({ kind: 'petition' }));
  test.each([
    ['saved before its day', { made: 0, isAgain: false, now: 0, isWaiting: false, notice: 'done' }],
    ['made at once', { made: 0, isAgain: false, now: 1, isWaiting: false, notice: 'made' }],
    ['made again', { made: 1, isAgain: true, now: 2, isWaiting: false, notice: 'again.done' }],
    [
      'made again later',
      { made: 1, isAgain: true, now: 1, isWaiting: true, notice: 'again.waits' },
    ],
    ['the same', { made: 1, isAgain: true, now: 1, isWaiting: false, notice: 'again.same' }],
  ] as const)('is shown: %s', (_, { now, isWaiting, notice, ...before }) => {
    const letters = petitions(now) as Parameters<typeof outcomeOf>[0]['letters'];
    expect(outcomeOf({ letters, petition: { isWaiting } }, before)).toBe(notice);
  });
});
