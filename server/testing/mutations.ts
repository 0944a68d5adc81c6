const splice = (bytes: Buffer, at: number, length: number, put: string | Buffer = '') =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(put), bytes.subarray(at + length)]);

const ENTITIES = [
  '&#0;',
  '&#56;',
  '&xxe;',
  '&amp;',
  '<!--',
  ']]>',
  '<![CDATA[',
  '<?x ?>',
  '\u0000',
];

const ZERO = 0x30;
const isDigit = (byte: number) => byte >= ZERO && byte < ZERO + 10;

/** Damage of a bank's file at a position. `by` chooses the form of the damage. */
export const MUTATIONS: Record<string, (bytes: Buffer, at: number, by: number) => Buffer> = {
  'a bit': (bytes, at, by) => splice(bytes, at, 1, Buffer.from([bytes[at]! ^ (1 << (by % 8))])),
  'a byte': (bytes, at, by) => splice(bytes, at, 1, Buffer.from([by % 256])),
  'a digit': (bytes, at, by) => {
    const from = bytes.subarray(at).findIndex(isDigit);
    const index = from < 0 ? bytes.findIndex(isDigit) : at + from;
    const digit = bytes[index]! - ZERO;
    return splice(bytes, index, 1, String((digit + 1 + (by % 9)) % 10));
  },
  'some bytes missing': (bytes, at, by) => splice(bytes, at, 1 + (by % 40)),
  'a line missing': (bytes, at) => lines(bytes, (all) => all.toSpliced(at % all.length, 1)),
  'a line twice': (bytes, at) =>
    lines(bytes, (all) => all.toSpliced(at % all.length, 0, all[at % all.length]!)),
  'two lines changed': (bytes, at, by) =>
    lines(bytes, (all) => {
      const [one, other] = [at % all.length, by % all.length];
      return all.with(one, all[other]!).with(other, all[one]!);
    }),
  'an entity': (bytes, at, by) => splice(bytes, at, 0, ENTITIES[by % ENTITIES.length]),
  'another encoding': (bytes, _, by) =>
    Buffer.from(bytes.toString(), (['latin1', 'utf16le', 'utf8', 'base64'] as const)[by % 4]),
  'another declaration': (bytes, _, by) =>
    Buffer.from(
      bytes.toString().replace('UTF-8', ['ISO-8859-1', 'UTF-16', 'windows-1252', 'x'][by % 4]!),
    ),
};

function lines(bytes: Buffer, change: (all: string[]) => string[]): Buffer {
  const all = bytes.toString('latin1').split(/(?<=\n|><)(?=.)/);
  return Buffer.from(change(all).join(''), 'latin1');
}
