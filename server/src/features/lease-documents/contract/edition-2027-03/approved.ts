import type { LaterPapers, NoticeFacts } from '../contract.ts';
import { dateOf } from '../edition-2026-11/parts.ts';
import { texts } from '../edition-2026-12/parts.ts';

/** A notice that says when the landlord approved it, if their agency gives it. */
export const withApproval =
  (
    notice: (facts: NoticeFacts) => ReturnType<LaterPapers['notice']>,
    approved: (day: string) => string,
  ): LaterPapers['notice'] =>
  (facts) => {
    const text = notice(facts);
    const { approvedOn } = facts;
    if (approvedOn === null) return text;
    const [tenancy, given, ...rights] = text.sections;
    const blocks = [...given!.blocks, ...texts([approved(dateOf(approvedOn))])];
    return { ...text, sections: [tenancy!, { ...given!, blocks }, ...rights] };
  };
