/** A word that means something else to other engineers, and the standard term to use in its place. */
export interface RetiredWord {
  /** In lower case and the singular, as in an identifier. */
  word: string;
  use: string;
  /** Phrases in which the word has its ordinary meaning. */
  fine?: readonly string[];
  /** Names that keep it: the API, a table, a browser's storage or a text of a frozen edition has them. */
  names?: readonly string[];
  /** Code may use the word: homes have it, or the API does in many names. */
  isFineInCode?: boolean;
}

/** Words that neither docs nor code use. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    word: 'house',
    use: 'operator, platform, Husvær or application context',
    fine: [
      'detached house',
      'terraced house',
      'two-family house',
      'house rules',
      'house in the evening',
      'house seen from the front',
      'single house',
    ],
    names: [
      ...[
        'house',
        'detached_house',
        'semi_detached_house',
        'terraced_house',
        'invoice_of_the_house',
      ],
      ...['houseRules', 'house_rules'],
    ],
  },
  { word: 'door', use: 'public API, endpoint or port', isFineInCode: true },
  { word: 'plug', use: 'feature manifest', fine: ['plug-in'] },
  { word: 'ladder', use: 'order of features' },
  { word: 'floor', use: 'layer', isFineInCode: true },
  { word: 'desk', use: 'back office or page' },
  // The API calls the contract document of a lease `LeasePaper`.
  { word: 'paper', use: 'document', fine: ['on paper'], isFineInCode: true },
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
    isFineInCode: true,
  },
  { word: 'errand', use: 'task', names: ['errandPath', 'errand_path', 'errand_first'] },
  {
    word: 'beside',
    use: 'next to, apart from or besides',
    fine: ['besides'],
    names: ['beside', 'evictionBesideOwn'],
  },
  { word: 'anew', use: 'again' },
  { word: 'whoever', use: 'a person who, people who or anyone' },
  { word: 'whomever', use: 'a person whom or anyone whom' },
  { word: 'what is told of', use: 'the subject itself' },
  { word: 'lets go of', use: 'closes or releases' },
];

/** Words that are clear in a sentence but not as a name. */
export const RETIRED_NAMES: readonly RetiredWord[] = [
  {
    word: 'said',
    use: 'input, body, text or output',
    names: [...['isSaidPaid', 'said_by', 'said_at', 'said_paid_at'], ...['rent_said_paid', 'said']],
  },
  {
    word: 'asked',
    use: 'request, query or calls',
    names: [
      ...['asked', 'askedAt', 'asked_at', 'askedBy', 'asked_by_id', 'askedByName'],
      ...['askedOn', 'asked_on', 'AskedRefund', 'asked_again', 'assignment_asked_again'],
    ],
  },
  {
    word: 'ask',
    use: 'request, query, input or filters',
    names: [
      ...['asks_area', 'asks_box', 'asks_city', 'asks_not', 'asks_partner', 'asks_place_words'],
      ...['asks_places', 'signing_turn_bank_asks'],
    ],
  },
  { word: 'asking', use: 'pending, loading or request' },
  {
    word: 'say',
    use: 'report, write, send or set',
    names: ['sayInvoicePaid', 'say_paid', 'say-invoice-paid.ts'],
  },
  { word: 'habit', use: 'options or behaviour' },
  {
    word: 'take',
    use: 'claim, receive, accept or read',
    fine: ['take back', 'takes back', 'take down', 'takes effect'],
  },
  {
    word: 'wrong',
    use: 'problem, error or invalid',
    names: [
      ...['wrong_approver', 'wrong_code', 'wrong_day', 'wrong_method', 'wrong_password'],
      ...['wrong_person', 'wrong_state', 'wrong_target', 'signing_wrong_person'],
    ],
  },
  {
    word: 'told',
    use: 'notified, shown or reported',
    names: ['told', 'told_at', 'late_payout_told'],
  },
  { word: 'kept', use: 'stored, saved or existing', names: ['kept', 'vatKept', 'plan_kept'] },
  { word: 'tell', use: 'notify, show or report', names: ['tell_at', 'tellsNav', 'tells_nav'] },
  { word: 'hear', use: 'handle' },
  { word: 'trouble', use: 'error', names: ['trouble'] },
  { word: 'keeper', use: 'owner, or what it stores', names: ['keeper'] },
  { word: 'doing', use: 'action or pending' },
  { word: 'happened', use: 'event or change' },
  { word: 'shut', use: 'close', names: ['shutDown'] },
  { word: 'wish', use: 'request or filter' },
  { word: 'shelf', use: 'store or cache' },
  { word: 'seat', use: 'place or position' },
];
