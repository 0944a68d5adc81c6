/** A word that means something else to other engineers, and the standard term to use in its place. */
export interface RetiredWord {
  /** In lower case and the singular, as in an identifier. */
  word: string;
  use: string;
  /** Phrases in which the word has its ordinary meaning. */
  fine?: readonly string[];
  /** Identifiers and names of files that keep it: the API, a table or a library has them. */
  names?: readonly string[];
  /** Homes have it, so code uses the word for what it is. */
  isOfHomes?: boolean;
}

/** Words that neither docs nor code use. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    word: 'house',
    use: 'operator, platform, Husvær or application context',
    fine: ['detached house', 'terraced house', 'two-family house', 'house rules'],
    names: [],
  },
  { word: 'door', use: 'public API, endpoint or port', isOfHomes: true },
  { word: 'plug', use: 'feature manifest', fine: ['plug-in'] },
  { word: 'ladder', use: 'order of features' },
  { word: 'floor', use: 'layer', isOfHomes: true },
  { word: 'desk', use: 'back office or page' },
  { word: 'paper', use: 'document', fine: ['on paper'] },
  {
    word: 'room',
    use: 'space, limit or module',
    fine: [
      'private room',
      'shared room',
      'storage room',
      'rented room',
      'leases of rooms',
      'rooms of the home',
      'whole homes, rooms',
      'rooms and whole homes',
      'of the rooms in',
    ],
    isOfHomes: true,
  },
  { word: 'errand', use: 'task' },
  { word: 'beside', use: 'next to, apart from or besides' },
  { word: 'anew', use: 'again' },
  { word: 'whoever', use: 'a person who, people who or anyone' },
  { word: 'whomever', use: 'a person whom or anyone whom' },
  { word: 'what is told of', use: 'the subject itself' },
  { word: 'lets go of', use: 'closes or releases' },
];

/** Words that are plain in a sentence and say nothing as a name. */
export const RETIRED_NAMES: readonly RetiredWord[] = [
  { word: 'said', use: 'input, body, text or output' },
  { word: 'asked', use: 'request, query or calls' },
  { word: 'told', use: 'notified, shown or reported' },
  { word: 'kept', use: 'stored, saved or existing' },
  { word: 'tell', use: 'notify, show or report' },
  { word: 'hear', use: 'handle' },
  { word: 'trouble', use: 'error' },
  { word: 'keeper', use: 'the name of the thing' },
  { word: 'doing', use: 'action or pending' },
  { word: 'happened', use: 'event or change' },
  { word: 'shut', use: 'close' },
  { word: 'wish', use: 'request or filter' },
  { word: 'shelf', use: 'the name of the thing' },
  { word: 'seat', use: 'the name of the thing' },
];
