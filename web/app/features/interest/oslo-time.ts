const timeZone = 'Europe/Oslo';

/** The instant, ISO, of a day (`YYYY-MM-DD`) and a time (`HH:MM`) in Norway; empty if they are invalid. */
export function osloInstant(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) return '';
  // Calculated twice: the first guess may be on the other side of a daylight-saving change.
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
