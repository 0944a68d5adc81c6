export const leaseDocuments = {
  actions: {
    edit: 'Change',
    preview: 'Read the contract',
    send: 'Send for signing',
    send_again: 'Send again',
    call_off: 'Call off',
  },
  send: {
    title: 'Send the lease for signing?',
    contract: 'We make the contract as a PDF. From then on nobody can change it.',
    tenants_one: '{{names}} gets an e-mail, reads it and signs with BankID.',
    tenants_other: '{{names}} get an e-mail, read it and sign with BankID, in any order.',
    landlord: 'Then {{name}} signs. Before that, nobody is bound.',
    copy: 'Everybody gets the signed copy. If somebody declines, or the deadline for signing passes, it is a draft again.',
    language: 'Language of the contract',
    language_help: 'It is signed in this language only.',
    done: 'It has been sent.',
  },
  additions: {
    lease: 'Clauses added to leases',
    assignment: 'Clauses added to assignments',
    text: 'They appear in contracts sent from now on. If there is no English text, English contracts show the Norwegian one. These are filled in:',
    clause: 'Clause {{number}}',
    heading: { no: 'Heading in Norwegian', en: 'Heading in English (optional)' },
    words: { no: 'Text in Norwegian', en: 'Text in English (optional)' },
    add: 'Add a clause',
    remove: 'Remove the clause',
    remove_of: 'Remove the clause {{name}}',
  },
  withdraw: {
    name: { lease: 'Return to draft', assignment: 'Withdraw' },
    title: { lease: 'Return the lease to draft?', assignment: 'Withdraw the assignment?' },
    text: {
      lease:
        'Nobody can sign it any more, and signatures that were given no longer count. It is a draft again that you can change and send again.',
      assignment:
        'Nobody can sign it any more, and signatures that were given no longer count. You can send it again.',
    },
    reason: 'Why? Those it was sent to read this (optional)',
    done: { lease: 'It is a draft again.', assignment: 'The assignment is withdrawn.' },
  },
  call_off: {
    title: 'Call off the lease?',
    draft: 'The draft is closed for good. Nobody but the letting side has seen it.',
    sent: 'Nobody can sign it any more, and it is closed for good. Those it was sent to are notified.',
    done: 'It is called off.',
  },
  preview: {
    title: 'The contract for {{title}}',
    title_alone: 'The contract',
    information:
      'For information. The document that is signed binds, in the language it was sent in.',
    text: 'Read it as the others will. It is saved as a draft; you send it when you are ready.',
    loading: 'Loading the contract …',
    back: 'The lease',
    languages: 'Language of the contract',
    later: 'You find the draft among your leases.',
    too_short:
      'The fixed term is shorter than the law’s and has no written reason, so the lease is open-ended.',
  },
  own_contract: {
    title: 'Which text is signed?',
    standard: 'The standard contract',
    standard_help:
      'Complies with the Tenancy Act, in Norwegian and English, with what you entered.',
    own: 'Your own contract (PDF)',
    own_help: 'Signed behind a page with what you entered: parties, home, term, rent and security.',
    file: 'Your contract',
    file_help:
      'One PDF, at most {{size}} MB and {{pages}} pages, without a password. It cannot be signed already.',
    replace: 'Choose another PDF',
    reading: 'The contract is being read …',
    chosen: 'Your own contract will be signed.',
    removed: 'The standard contract will be signed.',
    answers:
      'Invoices follow what you entered here, also where your contract says otherwise. You are responsible for the text. Terms that are less favourable to the tenant than the Tenancy Act cannot be relied on (§ 1-2).',
    behind: 'The landlord’s own contract',
    note: 'It follows the facts above and is signed together with them, in the language it is written in. The rent is invoiced by the facts. The landlord is responsible for the text. Terms that are less favourable to the tenant than the Tenancy Act cannot be relied on (§ 1-2).',
    refused: {
      not_pdf: 'The contract must be a PDF. Save or print it as one, and choose it again.',
      unreadable: 'The PDF cannot be read. Save it again as a PDF, and choose it again.',
      encrypted:
        'The PDF is locked. Save it without a password or protection, and choose it again.',
      active:
        'The PDF contains scripts, attached files or videos, which cannot be signed. Print it as a new PDF, and choose that one.',
      annotated:
        'The PDF has comments, text or drawings on top of its pages, which may look different on paper. Print it as a new PDF, and choose that one.',
      signed:
        'The PDF is signed already, and a signature would be lost here. Choose the PDF as it was before.',
      too_big: 'The PDF may be at most {{size}} MB.',
      too_many_pages: 'The PDF may have at most {{pages}} pages.',
    },
  },
} as const;
