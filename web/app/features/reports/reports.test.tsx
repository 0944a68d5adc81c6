import { expect, test } from 'vitest';

import { render } from '../../testing/render.tsx';
import DecisionPage from './decision-page.tsx';
import type { ReportDecisionQuery } from './decision.graphql.ts';
import { ReportCard } from './report-card.tsx';
import type { Report } from './report.ts';

const DECIDED = { _id: 'd', outcome: 'taken_down' as const, reason: 'Ber om forskudd.' };
const REPORT: Report = {
  _id: 'r',
  kind: 'listing',
  reason: 'scam',
  text: null,
  createdAt: '2026-11-20T08:00:00Z',
  reporterName: 'Ola Leier',
  personName: null,
  messages: [],
  others: [],
  isDecidedByViewer: false,
  listing: { _id: 'l', title: 'Lys toroms', state: 'inactive' },
  decision: {
    ...DECIDED,
    decidedAt: '2026-11-20T09:00:00Z',
    reversedAt: null,
    reversalReason: null,
  },
};
const REVERSED = {
  reversedAt: '2026-11-21T09:00:00Z',
  reversalReason: 'Depositumet gjaldt en konto.',
};
const card = (decision: Report['decision']) =>
  render(<ReportCard report={{ ...REPORT, decision }} />, { language: 'no' });

test('a decision against a user can be reversed once, one that did nothing never', () => {
  expect(card(REPORT.decision).html).toContain('aria-label="Omgjør etter klage: Lys toroms"');
  const reversed = card({ ...REPORT.decision!, ...REVERSED });
  expect(reversed.text).toContain('Omgjort etter klage');
  expect(reversed.text).toContain('Depositumet gjaldt en konto.');
  expect(reversed.html).not.toContain('Omgjør etter klage');
  expect(card({ ...REPORT.decision!, outcome: 'nothing' }).html).not.toContain('Omgjør');
});

test('reports about people of the same name are not landmarks of the same name', () => {
  const about: Report = { ...REPORT, kind: 'person', listing: null, personName: 'Kari' };
  const { html } = render(
    <>
      <ReportCard report={about} />
      <ReportCard report={{ ...about, _id: 'open', decision: null }} />
    </>,
    { language: 'en' },
  );
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).not.toMatch(/<section|<form[^>]*aria-label/);
});

test('the author of a decision reads that another staff member decides a complaint about it', () => {
  const { html, text } = render(<ReportCard report={{ ...REPORT, isDecidedByViewer: true }} />, {
    language: 'no',
  });
  expect(html).not.toContain('Omgjør');
  expect(text).toContain('En klage på den vurderes av en annen.');
});

test('the subject of a reversed decision reads why, and cannot complain', () => {
  const decision: ReportDecisionQuery['getReportDecision']['decision'] = {
    kind: 'listing',
    outcome: 'taken_down',
    ground: 'terms',
    rule: 'punkt 4',
    reason: 'Ber om forskudd.',
    title: 'Lys toroms',
    decidedAt: '2026-11-20T09:00:00Z',
    ...REVERSED,
  };
  const page = (isAbout: boolean) =>
    render(<DecisionPage loaderData={{ isAbout, decision }} />, { language: 'en' }).text;
  expect(page(true)).toContain('Depositumet gjaldt en konto.');
  expect(page(true)).toContain('The listing is no longer taken down.');
  expect(page(true)).not.toContain('If you think');
  expect(page(false)).not.toContain('Depositumet');
});
