import { KNOWN } from './known.ts';
import { RULES, type Rule } from './register.ts';
import { NEVER, SOMETIMES } from './states.ts';

/** The register as docs/rules.md has it. */
export function printRules(): string {
  const rules = Object.entries<Rule>(RULES).map(([id, { always, source }]) => {
    const known = KNOWN.filter(({ rule }) => rule === id).map(({ finding }) => `\`${finding}\``);
    const notes = [
      ...(source ? [`Source: ${source}.`] : []),
      ...(known.length > 0 ? [`Broken today: ${known.join('; ')}.`] : []),
    ];
    return `- \`${id}\`: ${[always, ...notes].join(' ')}`;
  });
  return `# Rules

\`script/simulate\` lives a world of agencies, landlords, tenants and banks, and compares every evening what all of them are told ([quality](quality.md#a-simulated-world)). These are its rules. \`server/testing/world/rules\` has them; this page is printed from there.

## Always

${rules.join('\n')}

## Sometimes

The pinned worlds together reach each of these, except those that \`server/src/world.test.ts\` lists as not reached yet.

${SOMETIMES.map((state) => `- ${state}`).join('\n')}

## Never

The specification has these states, and the product never returns them.

${Object.entries(NEVER)
  .map(([state, reason]) => `- ${state}: ${reason}`)
  .join('\n')}
`;
}
