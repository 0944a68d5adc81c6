import { ZONE } from '../norwegian-time.ts';
/** Something that happens at a place and a time, as calendars keep it. */
export interface CalendarEvent {
  /** The same for all versions of it; `sequence` grows with each. */
  uid: string;
  sequence: number;
  /** It does not take place: calendars take it out. */
  isCancelled: boolean;
  /** Whose event it is, the same address for all versions. */
  organiser: { name: string; address: string };
  /** Whole minutes before it begins that calendars tell of it; null for no alarm. */
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

/** RFC 5545, section 3.1: bytes of a line. */
const LINE_MAX = 75;

/** When Norway's clocks are moved: the European Union's rule, in force since 1996. */
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
 * Events as a file any calendar opens (iCalendar, RFC 5545; called off: RFC 5546, section 3.2.5), in
 * Norwegian time. One that is called off stands alone.
 */
export function calendarFile(...events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvær//Husvær//NO',
    'CALSCALE:GREGORIAN',
    // Without a method, Outlook opens a file of one event as a draft of the reader's own.
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

/** Section 3.6.6: what a calendar shows before it begins. What is called off is told of by nothing. */
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

/** Something of a day, as calendars keep it: it takes up no time. */
export interface CalendarDay {
  /** The same for all versions of it. */
  uid: string;
  /** When this version was written. */
  stamp: Temporal.Instant;
  /** YYYY-MM-DD */
  on: string;
  summary: string;
  description: string;
  url: string;
}

/** Days that a calendar subscribes to (iCalendar, RFC 5545; its name: RFC 7986), asked for again each half day. */
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

/** Section 3.3.11: what would end a text or begin a list; control characters have no place in one. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Section 3.2: the value of a parameter, in which no quotation mark can stand. */
const parameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;

/** Section 3.1: a long line goes on in the next, after a space; no character is cut in two. */
function folded(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    const isOver = bytes + size > LINE_MAX;
    bytes = isOver ? 1 + size : bytes + size;
    return isOver ? `\r\n ${character}` : character;
  }).join('');
}
