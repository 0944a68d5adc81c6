/**
 * The writers of a feature's rows: a `public.ts` hands out verbs that check their own rules, and no function of a
 * `store.ts` that writes or locks rows (decision 051). Another feature imports only `public.ts`, so that nobody else
 * can call one.
 */
import { relative } from 'node:path';

import ts from 'typescript';

import { forEachNode, functionOf, methodOf } from './syntax.ts';

const PUBLIC = /^server\/src\/features\/([^/]+)\/public\.ts$/;
const STORE = /\/store\.ts$/;
const WRITING = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const LOCKING = ['forUpdate', 'forNoKeyUpdate', 'forShare', 'forKeyShare'];
const STATEMENT =
  /\b(?:insert into|delete from|merge into|update\s+\w+\s+set|for (?:no key )?update|for (?:key )?share|pg_advisory_xact_lock)\b/;

/** Writers that a feature hands out nevertheless, as `feature: function`, each with the reason. */
export type HandedOut = Readonly<Record<string, string>>;

const LOCK = 'it only locks: it writes nothing, and its caller decides on what it locked';
const STATEMENT_DECIDES = 'its statement has the rule: a row in another state stays as it is';
const MADE_UP_DATA = 'only the demo, benches and tests call it, for made-up data';

export const HANDED_OUT: HandedOut = {
  'files: lockPhotos': LOCK,
  'partners: lockInvitation': LOCK,
  'ledger: lockBook': LOCK,
  'ledger: lockPeriods': LOCK,
  'invoices: lockBilling': LOCK,
  'invoices: claimDueBilling': LOCK,
  'payouts: lockAnswers': LOCK,
  'payouts: lockOrdersOf': LOCK,
  'partners: retryWebhooks': STATEMENT_DECIDES,
  'banking: retryFiles': STATEMENT_DECIDES,
  'ledger: agreeToActs': STATEMENT_DECIDES,
  'ledger: recordTakenUp': STATEMENT_DECIDES,
  'payouts: endAnswer': STATEMENT_DECIDES,
  'payouts: reopenAnswer': STATEMENT_DECIDES,
  'accounts: lockAccount': 'a hold has no state: the same one twice is one',
  'accounts: releaseAccount': 'a hold has no state: releasing none changes nothing',
  'accounts: switchStrongLogin': STATEMENT_DECIDES,
  'files: savePhoto': 'it only adds a photo that was read before',
  'properties: countUp': 'it counts: a number without gaps is all that it gives',
  'invoices: recordKnownAccount': STATEMENT_DECIDES,
  'accounting: addSaftExport': MADE_UP_DATA,
  'accounts: addAccount': MADE_UP_DATA,
  'accounts: bindIdentity': MADE_UP_DATA,
  'arrears: saveRate': MADE_UP_DATA,
  'listings: saveImages': MADE_UP_DATA,
  'partners: savePartner': MADE_UP_DATA,
};

/** A line for each writer that a `public.ts` hands out without a reason, and for each reason without a writer. */
export function writerProblems(
  program: ts.Program,
  workspace: string,
  handedOut: HandedOut,
): string[] {
  const checker = program.getTypeChecker();
  const writes = createWriterJudge(checker);
  const found = program.getSourceFiles().flatMap((source) => {
    const path = relative(workspace, source.fileName);
    const [, feature] = PUBLIC.exec(path) ?? [];
    const module = feature && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const { valueDeclaration: declared } = behind(checker, exported);
      if (!declared || !isOfStore(declared) || !writes(declared)) return [];
      const store = relative(workspace, declared.getSourceFile().fileName);
      return [{ name: `${feature}: ${exported.name}`, path, store }];
    });
  });
  const names = new Set(found.map(({ name }) => name));
  return [
    ...found
      .filter(({ name }) => !(name in handedOut))
      .map(({ name, path, store }) => `${path}: ${name} writes or locks rows (${store})`),
    ...Object.keys(handedOut)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is an exception, and is not handed out`),
  ];
}

/** Returns a function that says whether a store function writes or locks rows, itself or by another of a store. */
function createWriterJudge(checker: ts.TypeChecker): (declared: ts.Declaration) => boolean {
  const known = new Map<ts.Declaration, boolean>();
  const judge = (declared: ts.Declaration): boolean => {
    const answer = known.get(declared);
    if (answer !== undefined) return answer;
    // Against recursion.
    known.set(declared, false);
    let isWriter = false;
    forEachNode(declared, (node) => {
      isWriter ||= isStatement(node) || isOfWriter(node, declared);
    });
    known.set(declared, isWriter);
    return isWriter;
  };
  const isOfWriter = (node: ts.Node, within: ts.Declaration): boolean => {
    if (!ts.isIdentifier(node)) return false;
    const symbol = checker.getSymbolAtLocation(node);
    const called = symbol && behind(checker, symbol).valueDeclaration;
    return Boolean(
      called && called !== within && functionOf(called) && isOfStore(called) && judge(called),
    );
  };
  return judge;
}

function isStatement(node: ts.Node): boolean {
  const method = methodOf(node) ?? '';
  if (WRITING.includes(method) || LOCKING.includes(method)) return true;
  return (
    (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) &&
    STATEMENT.test(node.getText())
  );
}

const isOfStore = (node: ts.Node): boolean => STORE.test(node.getSourceFile().fileName);

const behind = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
