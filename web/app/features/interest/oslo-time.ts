const timeZone = 'Europe/Oslo';

/** The instant, ISO, at which a clock in Norway shows a day (`YYYY-MM-DD`) and a time (`HH:MM`); empty when that is none. */
export function osloInstant(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return '';
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - aheadAt(shown);
  return new Date(shown - aheadAt(guess)).toISOString();
}

/** Milliseconds by which a clock in Norway is ahead of UTC. */
function aheadAt(instant: number): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - instant;
}
