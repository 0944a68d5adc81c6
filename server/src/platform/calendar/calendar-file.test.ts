import { expect, test } from 'vitest';

import { calendarFile, daysCalendar } from './calendar-file.ts';

const EVENT = {
  uid: '019aa000@husvaer.no',
  sequence: 2,
  isCancelled: false,
  organiser: 'husvaer.no',
  stamp: Temporal.Instant.from('2026-11-20T08:00:00.123Z'),
  startsAt: Temporal.Instant.from('2026-11-25T16:00:00Z'),
  endsAt: Temporal.Instant.from('2026-11-25T16:30:00Z'),
  summary:
    'Visning: «Lys, stille toroms» ved parken; 3. etasje \\ bakgård på Grünerløkka 🏡🏡🏡🏡🏡',
  location: 'Markveien 12, 0554 Oslo',
  description: 'Ring på.\nTa med deg en venn, gjerne.\nBEGIN:VALARM',
  url: 'https://husvaer.no/listing/019aa000',
};

/** What a calendar reads: lines put together again, values without their signs. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return Object.fromEntries(
    event.map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      return [line.slice(0, colon), value];
    }),
  );
}

test('read back, it says what was written', () => {
  expect(read(calendarFile(EVENT))).toEqual({
    UID: EVENT.uid,
    SEQUENCE: '2',
    'ORGANIZER;CN=Husvær': 'mailto:viewings@husvaer.no',
    DTSTAMP: '20261120T080000Z',
    'DTSTART;TZID=Europe/Oslo': '20261125T170000',
    'DTEND;TZID=Europe/Oslo': '20261125T173000',
    SUMMARY: EVENT.summary,
    LOCATION: EVENT.location,
    DESCRIPTION: EVENT.description,
    URL: EVENT.url,
  });
});

test('in summer, Norway is two hours ahead', () => {
  const startsAt = Temporal.Instant.from('2027-03-28T01:00:00Z');
  expect(read(calendarFile({ ...EVENT, startsAt }))).toMatchObject({
    'DTSTART;TZID=Europe/Oslo': '20270328T030000',
  });
});

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const lines = calendarFile(EVENT).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => /\n|�/.test(line))).toEqual([]);
});

test('what somebody writes begins no line of its own', () => {
  expect(calendarFile(EVENT)).not.toMatch(/^BEGIN:VALARM/m);
});

test('what is called off says so to the calendar that has it', () => {
  const file = calendarFile({ ...EVENT, sequence: 3, isCancelled: true });
  expect(file).toMatch(/^METHOD:CANCEL\r$/m);
  expect(read(file)).toMatchObject({ UID: EVENT.uid, SEQUENCE: '3', STATUS: 'CANCELLED' });
  expect(calendarFile(EVENT)).not.toContain('METHOD');
});

test('days are a calendar that has a name and takes up nobody’s time', () => {
  const file = daysCalendar({
    name: 'Husleie, Løkka',
    days: [
      {
        ...{ uid: 'rent-1@husvaer.no', stamp: Temporal.Instant.from('2026-11-20T08:00:00Z') },
        ...{ on: '2027-01-04', summary: 'Husleie; 12 000 kr', description: 'Konto\nKID' },
        url: 'https://husvaer.no/lease/1',
      },
    ],
  });
  for (const line of [
    'NAME:Husleie\\, Løkka',
    'DTSTART;VALUE=DATE:20270104',
    'SUMMARY:Husleie\\; 12 000 kr',
    'DESCRIPTION:Konto\\nKID',
    'TRANSP:TRANSPARENT',
  ])
    expect(file).toContain(`\r\n${line}\r\n`);
});
