import { ZONE } from '../norwegian-time.ts';
/** An event with a time and a place, as calendars store it. */
interface CalendarEvent {
  /** The same for all versions of the event; `sequence` grows with each version. */
  uid: string;
  sequence: number;
  /** The event is cancelled: calendars remove it. */
  isCancelled: boolean;
  /** The organiser; the address is the same for all versions. */
  organiser: { name: string; address: string };
  /** Alarm, in whole minutes before the event begins; null for no alarm. */
  alarmMinutes: number | null;
  /** When this version was written. */
  stamp: Temporal.Instant;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  summary: string;
  location: string;
  description: string;
  url: string;
}

/** Maximum bytes of a line (RFC 5545, section 3.1). */
const LINE_MAX = 75;

/** Daylight saving time in Norway: the European Union's rule, in force since 1996. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes events as an iCalendar file (RFC 5545; cancelled events: RFC 5546, section 3.2.5), in Norwegian
 * time. A cancelled event must be the only event of its file.
 */
export function calendarFile(...events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvær//Husvær//NO',
    'CALSCALE:GREGORIAN',
    // Without a method, Outlook opens a file with one event as a draft of the reader's own.
    `METHOD:${events.some(({ isCancelled }) => isCancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...TIME_ZONE,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `SEQUENCE:${event.sequence}`,
      `ORGANIZER;CN=${parameter(event.organiser.name)}:mailto:${event.organiser.address}`,
      `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `DTSTAMP:${basic(event.stamp.toZonedDateTimeISO('UTC'))}Z`,
      `DTSTART;TZID=${ZONE}:${basic(event.startsAt.toZonedDateTimeISO(ZONE))}`,
      `DTEND;TZID=${ZONE}:${basic(event.endsAt.toZonedDateTimeISO(ZONE))}`,
      `SUMMARY:${escaped(event.summary)}`,
      `LOCATION:${escaped(event.location)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.url}`,
      ...alarm(event),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The alarm of an event (section 3.6.6). A cancelled event has none. */
const alarm = ({ alarmMinutes, isCancelled, summary }: CalendarEvent): string[] =>
  alarmMinutes === null || isCancelled
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-PT${alarmMinutes}M`,
        `DESCRIPTION:${escaped(summary)}`,
        'END:VALARM',
      ];

/** An all-day entry of a calendar; it does not block time. */
export interface CalendarDay {
  /** The same for all versions of the entry. */
  uid: string;
  /** When this version was written. */
  stamp: Temporal.Instant;
  /** YYYY-MM-DD */
  on: string;
  summary: string;
  description: string;
  url: string;
}

/**
 * An iCalendar file (RFC 5545; its name: RFC 7986) that calendars subscribe to. They fetch it again every
 * twelve hours.
 */
export function daysCalendar({
  name,
  days,
}: {
  name: string;
  days: readonly CalendarDay[];
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvær//Husvær//NO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...days.flatMap(({ uid, stamp, on, summary, description, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${basic(stamp.toZonedDateTimeISO('UTC'))}Z`,
      `DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261125T170000` */
const basic = (at: Temporal.ZonedDateTime): string =>
  at.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

/**
 * Escapes characters that would end a text or start a list, and drops control characters (section 3.3.11).
 */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** The quoted value of a parameter, which can't contain a quotation mark (section 3.2). */
const parameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;

/**
 * Folds a long line: it continues on the next line, after a space (section 3.1). Characters are not cut in
 * two.
 */
function folded(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    const isOver = bytes + size > LINE_MAX;
    bytes = isOver ? 1 + size : bytes + size;
    return isOver ? `\r\n ${character}` : character;
  }).join('');
}
