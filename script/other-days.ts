/**
 * Days on which all tests must pass as well: in 35, 65 and 366 days, and the next changes to and from summer
 * time (the last Sundays of March and October).
 */
export function otherDays(today: Temporal.PlainDate): string[] {
  const later = [35, 65, 366].map((days) => today.add({ days }));
  const changes = [3, 10].map((month) => {
    const next = lastSunday(today.year, month);
    return Temporal.PlainDate.compare(next, today) > 0 ? next : lastSunday(today.year + 1, month);
  });
  return [...later, ...changes].map(String);
}

function lastSunday(year: number, month: number): Temporal.PlainDate {
  const last = Temporal.PlainDate.from({ year, month, day: 31 });
  return last.subtract({ days: last.dayOfWeek % 7 });
}
