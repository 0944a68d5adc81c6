import { COMPLAINT_MONTHS } from '@husvaer/domain/reports/decision';

import type { ReportMailTexts } from './mail-texts.ts';

export const en: ReportMailTexts = {
  against: ({ outcome, ground, rule, reason, title }) => ({
    subject: outcome === 'taken_down' ? `We have taken down “${title}”` : 'Your account is closed',
    paragraphs: [
      outcome === 'taken_down'
        ? `We have taken your listing “${title}” down. It can’t be found, and can’t be published again. Somebody reported it to us, and a person at Husvær has looked at it.`
        : 'We have closed your account. You can’t log in any more, and your listings are withdrawn. Somebody reported you to us, and a person at Husvær has looked at it.',
      `The facts, and why we decide so: ${reason}`,
      ground === 'law'
        ? `It is against the law: ${rule ?? ''}`
        : `It is against our terms: ${rule ?? ''}`,
      `If you think that we are wrong, answer this e-mail within ${COMPLAINT_MONTHS} months. A person who did not make the decision looks at it again, free of charge. You may also take it to an out-of-court dispute settlement body that is certified under the EU’s Digital Services Act, or to the courts.`,
    ],
  }),
  reported: ({ kind, outcome, reason, title }) => ({
    subject: 'What we decided about your report',
    paragraphs: [
      kind === 'listing'
        ? `Thank you for reporting the listing “${title}”. A person at Husvær has looked at it.`
        : `Thank you for reporting ${title}. A person at Husvær has looked at it.`,
      {
        taken_down: 'We have taken the listing down.',
        blocked: 'We have closed the account of the person you reported.',
        nothing: `We have not done anything. Why: ${reason}`,
      }[outcome],
      `If you think that we are wrong, answer this e-mail within ${COMPLAINT_MONTHS} months. A person who did not make the decision looks at it again, free of charge. You may also take it to an out-of-court dispute settlement body that is certified under the EU’s Digital Services Act, or to the courts.`,
    ],
  }),
  reversed: ({ kind, outcome, reason, title, isAbout }) => ({
    subject:
      kind === 'listing'
        ? `The decision about “${title}” is reversed`
        : isAbout
          ? 'The decision about your account is reversed'
          : `The decision about ${title} is reversed`,
    paragraphs: [
      'A person at Husvær who did not make the first decision has looked at it again after a complaint, and agrees with the complaint.',
      outcome === 'taken_down'
        ? `The listing “${title}” is no longer taken down: it is what it was before the decision.`
        : isAbout
          ? 'Your account is open, and you can log in again. Your listings stay withdrawn until you publish them again.'
          : 'The account of the person you reported is open again.',
      ...(isAbout ? [`Why: ${reason}`] : []),
    ],
  }),
  button: 'Read the decision',
  footer: 'You get this because a decision concerns you, or something you reported.',
};
