/** A word that means something else to other engineers, and the standard term to use in its place. */
export interface RetiredWord {
  /** In lower case and the singular, as in an identifier. */
  word: string;
  use: string;
  /** Phrases in which the word has its ordinary meaning. */
  fine?: readonly string[];
}

/** Words that docs no longer use. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    word: 'house',
    use: 'operator, platform, Husvær or application context',
    fine: ['detached house', 'terraced house', 'house rules'],
  },
  { word: 'door', use: 'public API, endpoint or port' },
  { word: 'plug', use: 'feature manifest', fine: ['plug-in'] },
  { word: 'ladder', use: 'order of features' },
  { word: 'floor', use: 'layer' },
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
  },
  { word: 'errand', use: 'task' },
  { word: 'beside', use: 'next to, apart from or besides' },
  { word: 'anew', use: 'again' },
  { word: 'whoever', use: 'a person who, people who or anyone' },
  { word: 'whomever', use: 'a person whom or anyone whom' },
  { word: 'what is told of', use: 'the subject itself' },
  { word: 'lets go of', use: 'closes or releases' },
];
