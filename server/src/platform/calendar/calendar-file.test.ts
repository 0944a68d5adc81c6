import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { calendarFile, daysCalendar } from './calendar-file.ts';

const EVENT = {
  uid: '019aa000@husvaer.no',
  sequence: 2,
  isCancelled: false,
  organiser: { name: 'Løkka "Bolig" AS; Oslo, Norge', address: 'post@lokka.example' },
  alarmMinutes: 60,
  stamp: Temporal.Instant.from('2026-11-20T08:00:00.123Z'),
  startsAt: Temporal.Instant.from('2026-11-25T16:00:00Z'),
  endsAt: Temporal.Instant.from('2026-11-25T16:30:00Z'),
  summary:
    'Visning: «Lys, stille toroms» ved parken; 3. etasje \\ bakgård på Grünerløkka 🏡🏡🏡🏡🏡',
  location: 'Markveien 12, 0554 Oslo',
  description: 'Ring på.\nTa med deg en venn, gjerne.\nBEGIN:VALARM',
  url: 'https://husvaer.no/listing/019aa000',
};

/** Reads a file with another calendar program, which rejects files with an invalid line. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent')!;
  const event = new ICAL.Event(component);
  const organiser = component.getFirstProperty('organizer');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    organiser: organiser && [organiser.getParameter('cn'), organiser.getFirstValue()],
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
    url: component.getFirstPropertyValue('url'),
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  };
}

test('read by another program, it has the same content', () => {
  expect(read(calendarFile(EVENT))).toEqual({
    method: 'PUBLISH',
    uid: EVENT.uid,
    sequence: 2,
    status: 'CONFIRMED',
    // A name can't contain a quotation mark (section 3.2).
    organiser: ['Løkka  Bolig  AS; Oslo, Norge', 'mailto:post@lokka.example'],
    startsAt: '2026-11-25T16:00:00.000Z',
    endsAt: '2026-11-25T16:30:00.000Z',
    summary: EVENT.summary,
    location: EVENT.location,
    description: EVENT.description,
    url: EVENT.url,
    alarms: ['-PT60M'],
  });
});

test('is this exact file, with what each calendar needs', () => {
  const plain = {
    summary: 'Visning',
    description: 'Ring på.',
    location: 'Markveien 12',
    organiser: { name: 'Løkka', address: 'post@lokka.example' },
  };
  expect(calendarFile({ ...EVENT, ...plain }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvær//Husvær//NO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Oslo',
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
    'BEGIN:VEVENT',
    'UID:019aa000@husvaer.no',
    'SEQUENCE:2',
    'ORGANIZER;CN="Løkka":mailto:post@lokka.example',
    'STATUS:CONFIRMED',
    'DTSTAMP:20261120T080000Z',
    'DTSTART;TZID=Europe/Oslo:20261125T170000',
    'DTEND;TZID=Europe/Oslo:20261125T173000',
    'SUMMARY:Visning',
    'LOCATION:Markveien 12',
    'DESCRIPTION:Ring på.',
    'URL:https://husvaer.no/listing/019aa000',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT60M',
    'DESCRIPTION:Visning',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a line of 75 bytes is one, and a longer one continues after a space', () => {
  const lineOf = (summary: string) => {
    const lines = calendarFile({ ...EVENT, summary, alarmMinutes: null }).split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    return lines.slice(at, lines.indexOf('LOCATION:Markveien 12\\, 0554 Oslo'));
  };
  const whole = 'x'.repeat(67);
  expect(lineOf(whole)).toEqual([`SUMMARY:${whole}`]);
  expect(lineOf(`${whole}y`)).toEqual([`SUMMARY:${whole}`, ' y']);
  expect(lineOf(`${whole}${'y'.repeat(75)}`)).toEqual([
    `SUMMARY:${whole}`,
    ` ${'y'.repeat(74)}`,
    ' y',
  ]);
});

test('in summer, Norway is two hours ahead', () => {
  const startsAt = Temporal.Instant.from('2027-03-28T01:00:00Z');
  const file = calendarFile({ ...EVENT, startsAt });
  expect(file).toContain('DTSTART;TZID=Europe/Oslo:20270328T030000');
  expect(read(file).startsAt).toBe('2027-03-28T01:00:00.000Z');
});

test('a line break of any kind becomes one, and other control characters are removed', () => {
  const description = 'En\r\nto\rtre\u0007!';
  expect(read(calendarFile({ ...EVENT, description })).description).toBe('En\nto\ntre !');
});

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const lines = calendarFile(EVENT).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => /\n|�/.test(line))).toEqual([]);
});

test('user input can not start a line of its own', () => {
  expect(calendarFile({ ...EVENT, alarmMinutes: null })).not.toMatch(/^BEGIN:VALARM/m);
});

test('a cancellation reaches a calendar that has the event', () => {
  const file = calendarFile({ ...EVENT, sequence: 3, isCancelled: true });
  expect(read(file)).toMatchObject({
    method: 'CANCEL',
    uid: EVENT.uid,
    sequence: 3,
    status: 'CANCELLED',
    alarms: [],
  });
});

test('a name of an organiser is written without spaces and marks around it', () => {
  const organiser = { ...EVENT.organiser, name: ' "Løkka"\u0007 ' };
  expect(calendarFile({ ...EVENT, organiser })).toContain('ORGANIZER;CN="Løkka":mailto:');
});

test('days are a calendar with a name that leaves people’s time free', () => {
  const file = daysCalendar({
    name: 'Husleie, Løkka',
    days: [
      {
        uid: 'rent-1@husvaer.no',
        stamp: Temporal.Instant.from('2026-11-20T08:00:00Z'),
        on: '2027-01-04',
        summary: 'Husleie; 12 000 kr',
        description: 'Konto\nKID',
        url: 'https://husvaer.no/lease/1',
      },
    ],
  });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Husvær//Husvær//NO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Husleie\\, Løkka',
    'X-WR-CALNAME:Husleie\\, Løkka',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    'BEGIN:VEVENT',
    'UID:rent-1@husvaer.no',
    'DTSTAMP:20261120T080000Z',
    'DTSTART;VALUE=DATE:20270104',
    'SUMMARY:Husleie\\; 12 000 kr',
    'DESCRIPTION:Konto\\nKID',
    'URL:https://husvaer.no/lease/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
