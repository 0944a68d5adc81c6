const dayOf = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Oslo' });

/** Groups viewings by their day in Norway, `2026-11-25`. */
export function byDay<Viewing extends { startsAt: string }>(
  viewings: readonly Viewing[],
): { day: string; viewings: Viewing[] }[] {
  const days = new Map<string, Viewing[]>();
  for (const viewing of viewings) {
    const day = dayOf.format(new Date(viewing.startsAt));
    days.set(day, [...(days.get(day) ?? []), viewing]);
  }
  return Array.from(days, ([day, those]) => ({ day, viewings: those }));
}
