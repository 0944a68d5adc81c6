import type { DepositMailTexts } from './mail-texts.ts';

export const en: DepositMailTexts = {
  button: 'Open the lease',
  footer: 'You get this mail because you are a party to the lease.',
  mails: {
    opened: ({ title, amount, account, bank }) => ({
      subject: `The deposit account for ${title} is ready`,
      paragraphs: [
        `${bank} has opened a deposit account in your name.`,
        'Pay the deposit there. The account is in your name. While the tenancy lasts, neither of you can withdraw the deposit alone. You may have the interest paid out.',
      ],
      facts: [
        { label: 'Amount', value: amount },
        { label: 'To account', value: account.split('.') },
      ],
    }),
    opened_landlord: ({ title, bank }) => ({
      subject: `The deposit account for ${title} is ready`,
      paragraphs: [
        `${bank} has opened the deposit account. The tenant has been given its number and asked to pay.`,
      ],
    }),
    refused: ({ title, reason }) => ({
      subject: `The bank can’t open a deposit account for ${title}`,
      paragraphs: [
        `The bank did not open the deposit account. The reason given: “${reason}”`,
        'You can agree on another security for the tenancy.',
      ],
    }),
    paid: ({ title, amount }) => ({
      subject: `The deposit for ${title} is paid`,
      paragraphs: [`All of the deposit, ${amount}, is on the deposit account.`],
    }),
    agreed: ({ title, toLandlord, toTenant }) => ({
      subject: `The deposit for ${title} is being paid out`,
      paragraphs: [
        `You have agreed on how the deposit is split: ${toLandlord} to the landlord and ${toTenant} to the tenant, who also gets the interest.`,
        'The bank is notified on the next business day.',
      ],
    }),
    rent_claim: ({ title, amount }) => ({
      subject: `The landlord claims the deposit for ${title}`,
      paragraphs: [
        `The landlord claims ${amount} of the deposit for rent that was not paid, and has attached documentation. Husvær sends this notice for the bank, both by e-mail and by post to the address you have given (Tenancy Act §\u00a03-5 fifth paragraph).`,
        'If you do not agree, show that you have gone to court or to the Rent Disputes Tribunal (Husleietvistutvalget), within five weeks after the notice was sent by post. Otherwise the bank pays the landlord, because under the lease the rent is credited to an account in the same bank (Tenancy Act §\u00a03-5 fourth paragraph). We will e-mail you the last day to answer when the letter has been posted.',
        'If you agree, you can accept the claim on Husvær.',
      ],
    }),
    notice_posted: {
      tenant: ({ title, posted, until }) => ({
        subject: `Answer the claim on the deposit for ${title} by ${until}`,
        paragraphs: [
          `The notice of the landlord’s claim was posted on ${posted}. If you do not agree, show by ${until} that you have gone to court or to the Rent Disputes Tribunal (Husleietvistutvalget). Otherwise the bank pays the landlord (Tenancy Act §\u00a03-5).`,
        ],
      }),
      landlord: ({ title, posted, until }) => ({
        subject: `The notice of the claim on the deposit for ${title} is posted`,
        paragraphs: [
          `The notice was posted on ${posted}. The tenant can answer up to and including ${until}. Unless they show by then that they have gone to court or to the Rent Disputes Tribunal, the bank is asked to pay.`,
        ],
      }),
    },
    tenant_claim: ({ title, amount, until, mayClaimRent }) => ({
      subject: `The tenant claims the deposit for ${title}`,
      paragraphs: [
        `The tenant claims the deposit back, ${amount}. Husvær sends this notice for the bank (Tenancy Act §\u00a03-5 sixth paragraph).`,
        `If you do not agree, show by ${until} that you have gone to court or to the Rent Disputes Tribunal (Husleietvistutvalget)${mayClaimRent ? ', or claim unpaid rent yourself, with documentation' : ''}. Otherwise the bank pays the tenant.`,
        'If you agree, you can accept the claim at once.',
      ],
    }),
    claim_noted: {
      rent_claim: ({ title }) => ({
        subject: `The claim on the deposit for ${title} is registered`,
        paragraphs: [
          'Husvær has sent the notice to the tenant by e-mail for the bank. It must also be sent by post (Tenancy Act §\u00a03-5 fifth paragraph). The tenant has five weeks to answer from the day the letter is posted.',
          'You will get an e-mail with the last day to answer when the letter has been posted. Before that day the bank only pays if the tenant accepts the claim.',
        ],
      }),
      tenant_claim: ({ title, until, mayClaimRent }) => ({
        subject: `The claim on the deposit for ${title} is registered`,
        paragraphs: [
          `The landlord has been notified and can answer up to and including ${until}. Unless they show by then that they have gone to court or to the Rent Disputes Tribunal${mayClaimRent ? ', or claim unpaid rent with documentation' : ''}, the bank is asked to pay.`,
        ],
      }),
    },
    suit_shown: ({ title }) => ({
      subject: `The claim on the deposit for ${title} is contested`,
      paragraphs: [
        'The other side has shown that they have gone to court or to the Rent Disputes Tribunal. The money stays in the account until you agree or the case is decided.',
      ],
    }),
    withdrawn: ({ title }) => ({
      subject: `The claim on the deposit for ${title} is withdrawn`,
      paragraphs: ['Nobody claims the deposit any more. The money stays on the account.'],
    }),
    ordered: ({ title, toLandlord, toTenant }) => ({
      subject: `The bank pays out the deposit for ${title}`,
      paragraphs: [
        `The bank has been told to pay ${toLandlord} to the landlord and ${toTenant} to the tenant.`,
      ],
    }),
  },
};
