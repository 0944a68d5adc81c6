/** A variable: letters and digits between double braces, `{{tenantName}}`. */
const VARIABLE = /\{\{\s*([a-z][a-z\d]*)\s*\}\}/iu;
/** Text that looks like a variable, or like half of one. */
const BRACED = /\{\{[^{}]*\}\}|\{\{[^{}\n]{0,40}|[^{}\n]{0,40}\}\}/gu;

/** A problem of a template, with the text that has it. */
interface TemplateProblem {
  reason: 'unknown' | 'malformed';
  found: string;
}

/** Every variable of a template that can't be filled in, each once. */
export function templateProblems(
  template: string,
  known: readonly string[],
): readonly TemplateProblem[] {
  const problems = new Map<string, TemplateProblem>();
  for (const [found] of template.matchAll(BRACED)) {
    const name = wholeVariable(found);
    if (name === null) problems.set(found, { reason: 'malformed', found });
    else if (!known.includes(name)) problems.set(found, { reason: 'unknown', found });
  }
  return [...problems.values()];
}

/**
 * Fills in a template. Throws `RangeError` when a variable can't be filled in; {@link templateProblems} finds
 * these before.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const [problem] = templateProblems(template, Object.keys(values));
  if (problem) throw new RangeError(`${problem.reason} variable in a template: ${problem.found}`);
  return template.replaceAll(BRACED, (found) => values[wholeVariable(found)!]!);
}

function wholeVariable(found: string): string | null {
  const [all, name] = VARIABLE.exec(found) ?? [];
  return all === found ? name! : null;
}
