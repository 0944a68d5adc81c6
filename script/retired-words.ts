/** A word that means something else to other engineers, and the standard term to use in its place. */
export interface RetiredWord {
  /** In lower case and the singular, as an identifier has it. */
  word: string;
  use: string;
  /** Phrases in which it has its ordinary meaning. */
  fine?: readonly string[];
}

/** Words that docs, comments and names no longer use. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    word: 'house',
    use: 'operator, platform, Husvær or application context',
    fine: [
      'bofellesskap',
      'detached house',
      'terraced house',
      'town house',
      'house rules',
      'house number',
      'house or flat',
    ],
  },
  { word: 'door', use: 'public API, endpoint or port', fine: ['front door', 'door phone'] },
  { word: 'plug', use: 'feature manifest', fine: ['plug-in'] },
  { word: 'ladder', use: 'order of features' },
  { word: 'floor', use: 'layer', fine: ['floor number', 'floor plan'] },
  { word: 'desk', use: 'back office or page' },
  {
    word: 'paper',
    use: 'document',
    fine: ['on paper', 'to paper', 'paper size', 'sheet of paper'],
  },
  {
    word: 'room',
    use: 'space, limit or module',
    fine: [
      'private room',
      'shared room',
      'storage room',
      'rented room',
      'bedroom',
      'bathroom',
      'chat room',
      'rooms of the home',
      'leases of rooms',
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
  { word: 'by itself alone', use: 'alone' },
];
