/**
 * Finds the server's permission checks, which `script/permission-mutants` disables one by one.
 *
 * - **answer**: a call of a policy's method (of an object that a `policy.ts` exports), outside of policies
 *   and in a place where false refuses. Disabled, it answers true.
 * - **condition**: an operand, joined by `||`, of an `if` that throws a refusal (an error of kind
 *   `unauthenticated`, `forbidden` or `not_found`), if it depends on the viewer and is not a policy's
 *   answer: it reads `viewer`, a value derived from it, or a parameter that a call passes the viewer's id.
 *   Disabled, it is false.
 * - **own**: a statement that selects a row by its `id`, and by the viewer's id in a separate `where`.
 *   Disabled, it finds rows of any owner.
 * - **kept**: a `filter` that compares with the viewer's id. Disabled, it filters nothing out.
 * - **call**: a call of a function that contains one of these, directly or in its own calls. Disabled,
 *   none of them refuses during this call.
 *
 * Comparisons in a SQL text, a `where` that is added to a statement later, and lists of the viewer's own
 * rows are not found: a `where` or a field that shows less to some viewers refuses no one. The tests of
 * their features cover these.
 */
import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import ts from 'typescript';

import { AppError, type ErrorKind } from '@husvaer/domain/kernel/errors';

import { ROOT } from './root.ts';
import {
  forEachNode,
  functionOf,
  someNode,
  isFunction,
  ownerIn,
  disjunctsOf,
  withoutParentheses,
  methodOf,
  columnOf,
} from './syntax.ts';

export interface PermissionCheck {
  kind: 'answer' | 'condition' | 'own' | 'kept' | 'call';
  /** Relative to the repository's root. */
  file: string;
  line: number;
  /**
   * The operation or function that checks, and what: `getInvoice: invoicePolicy.see`. A permission or a call is
   * named by what is called, a condition by its refusal, an owner by the column.
   */
  name: string;
  /** Offsets in the file, in characters. */
  start: number;
  end: number;
  /** For `own`: the column, as in the statement. */
  column?: string | undefined;
}

const REFUSING: readonly ErrorKind[] = ['unauthenticated', 'forbidden', 'not_found'];

/** `leaseErrors.not_found` and all other errors that refuse access. */
async function refusalsOf(files: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const file of files) {
    const module = (await import(file)) as Record<string, unknown>;
    for (const [catalogue, errors] of Object.entries(module)) {
      if (!catalogue.endsWith('Errors') || typeof errors !== 'object') continue;
      for (const [name, make] of Object.entries(errors as Record<string, () => unknown>)) {
        const error = make();
        if (error instanceof AppError && REFUSING.includes(error.kind))
          names.add(`${catalogue}.${name}`);
      }
    }
  }
  return names;
}

/** All checks of the server, by file. */
export async function serversChecks(): Promise<PermissionCheck[]> {
  const errors = globSync('domain/src/**/*.ts', {
    cwd: ROOT,
    exclude: (path) => path.endsWith('.test.ts'),
  });
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'server/tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    join(ROOT, 'server'),
  );
  const program = ts.createProgram([join(ROOT, 'server/src/app.ts')], {
    ...options,
    noEmit: true,
    composite: false,
  });
  return findChecks(program, await refusalsOf(errors.map((path) => join(ROOT, path))), ROOT);
}

/** The checks in a program's files below `server/src`. */
export function findChecks(
  program: ts.Program,
  refusals: ReadonlySet<string>,
  root: string,
): PermissionCheck[] {
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(root, 'server/src/')));
  const checks = new Map<ts.Node, PermissionCheck['kind']>();

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  };
  const declarationOf = (node: ts.Node) => symbolOf(node)?.valueDeclaration;

  const calls = new Map<ts.Node, ts.CallExpression[]>();
  for (const file of files)
    forEachNode(file, (node) => {
      if (!ts.isCallExpression(node)) return;
      const made = functionOf(declarationOf(node.expression));
      if (made) calls.set(made, [...(calls.get(made) ?? []), node]);
    });

  const isInPolicy = (node: ts.Node) => basename(node.getSourceFile().fileName) === 'policy.ts';
  const isPolicyCall = (node: ts.Node): node is ts.CallExpression => {
    if (!ts.isCallExpression(node) || isInPolicy(node)) return false;
    const { expression: called } = node;
    if (!ts.isPropertyAccessExpression(called) && !ts.isElementAccessExpression(called))
      return false;
    const owner = declarationOf(called.expression);
    return owner !== undefined && ts.isVariableDeclaration(owner) && isInPolicy(owner);
  };

  const isRefusal = (thrown: ts.Expression): boolean => {
    if (!ts.isCallExpression(thrown)) return false;
    if (refusals.has(thrown.expression.getText())) return true;
    const maker = functionOf(declarationOf(thrown.expression));
    return (
      maker !== undefined &&
      someNode(maker, (node) => ts.isPropertyAccessExpression(node) && refusals.has(node.getText()))
    );
  };
  /** The last statement of a block, if it is a `throw` or a `return`. */
  const endOf = (statement: ts.Statement): ts.ThrowStatement | ts.ReturnStatement | undefined => {
    const last = ts.isBlock(statement) ? statement.statements.at(-1) : statement;
    return last && (ts.isThrowStatement(last) || ts.isReturnStatement(last)) ? last : undefined;
  };

  // Permissions that are stored in fields: `mayWrite` of a lease, `isOwn` of a form.
  const own = new Set<ts.Declaration>();
  /** A boolean or one of a few literals: not a name or an id. */
  const isAnswer = (type: ts.Type): boolean =>
    (type.isUnion() ? type.types : [type]).every(
      ({ flags }) =>
        flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.StringLiteral | ts.TypeFlags.Null),
    );
  const isId = (type: ts.Type): boolean =>
    checker.getNonNullableType(type).flags === ts.TypeFlags.String;
  /** Whether an expression depends on the viewer. */
  const isAboutViewer = (node: ts.Node): boolean =>
    someNode(node, (part) => {
      if (isPolicyCall(part)) return true;
      if (ts.isIdentifier(part))
        return ['viewer', 'viewerId'].includes(part.text) || isStored(part) || isGiven(part);
      if (ts.isPropertyAccessExpression(part) && ['id', 'partnerId'].includes(part.name.text))
        if (isViewer(part.expression)) return true;
      return ts.isCallExpression(part) && functionsOf(part.expression).some(isAnswering);
    });
  /** The functions that a name may call: a function, or those that are passed to a parameter. */
  const functionsOf = (called: ts.Expression): ts.FunctionLikeDeclaration[] => {
    const declared = declarationOf(called);
    if (!declared || !ts.isParameter(declared)) return [functionOf(declared) ?? []].flat();
    const at = declared.parent.parameters.indexOf(declared);
    return (calls.get(declared.parent) ?? []).flatMap(({ arguments: given }) => {
      const one = given[at];
      return one ? (isFunction(one) ? one : (functionOf(declarationOf(one)) ?? [])) : [];
    });
  };
  const isSavedAs = ({ declarations = [] }: ts.Symbol): boolean =>
    declarations.some((declared) => own.has(declared));
  const isStored = (name: ts.Identifier): boolean => {
    const symbol = symbolOf(name);
    if (!symbol) return false;
    if (isSavedAs(symbol)) return true;
    const declared = symbol.valueDeclaration;
    if (declared && ts.isBindingElement(declared)) {
      const of = checker
        .getTypeAtLocation(declared.parent)
        .getProperty((declared.propertyName ?? declared.name).getText());
      return of !== undefined && isSavedAs(of);
    }
    return (
      declared !== undefined &&
      ts.isVariableDeclaration(declared) &&
      ts.isIdentifier(declared.name) &&
      declared.initializer !== undefined &&
      declared.getSourceFile() === name.getSourceFile() &&
      (isAnswer(checker.getTypeAtLocation(name)) || isId(checker.getTypeAtLocation(name))) &&
      isAboutViewer(declared.initializer)
    );
  };
  const isViewer = (node: ts.Node): boolean => {
    const { aliasSymbol, symbol } = checker.getTypeAtLocation(node);
    return (aliasSymbol ?? symbol)?.name.endsWith('Viewer') ?? false;
  };
  /** Names of ids, and whether the viewer's id is passed to them. */
  const given = new Map<ts.Declaration, boolean>();
  /** Whether a name is an id that is read from a viewer, or a parameter that a call passes such an id. */
  const isGiven = (name: ts.Identifier): boolean => {
    const declared = symbolOf(name)?.valueDeclaration;
    if (!declared || !(ts.isParameter(declared) || ts.isBindingElement(declared))) return false;
    const known = given.get(declared);
    if (known !== undefined) return known;
    given.set(declared, false);
    const is = isId(checker.getTypeAtLocation(declared)) && isGivenTo(declared);
    given.set(declared, is);
    return is;
  };
  const isGivenTo = (declared: ts.ParameterDeclaration | ts.BindingElement): boolean => {
    if (ts.isParameter(declared)) return argumentsOf(declared).some(isAboutViewer);
    const whole = declared.parent.parent;
    if (isViewer(declared.parent)) return true;
    if (!ts.isParameter(whole)) return false;
    const name = (declared.propertyName ?? declared.name).getText();
    return argumentsOf(whole).some((given) => {
      const property =
        ts.isObjectLiteralExpression(given) &&
        given.properties.find((one) => one.name?.getText() === name);
      if (!property) return false;
      return isAboutViewer(ts.isPropertyAssignment(property) ? property.initializer : property);
    });
  };
  const argumentsOf = (parameter: ts.ParameterDeclaration): ts.Expression[] => {
    const at = parameter.parent.parameters.indexOf(parameter);
    return (calls.get(parameter.parent) ?? []).flatMap(({ arguments: all }) => all[at] ?? []);
  };
  const isViewersId = (node: ts.Expression): boolean =>
    isId(checker.getTypeAtLocation(node)) && isAboutViewer(node);

  /** Functions that return a boolean or a role for the viewer. */
  const answering = new Map<ts.Node, boolean>();
  const isAnswering = (made: ts.FunctionLikeDeclaration): boolean => {
    if (!made.body || !made.getSourceFile().fileName.startsWith(join(root, 'server/src/')))
      return false;
    const known = answering.get(made);
    if (known !== undefined) return known;
    answering.set(made, false);
    const type = checker.getSignatureFromDeclaration(made)?.getReturnType();
    const answers =
      type !== undefined &&
      isAnswer(checker.getAwaitedType(type) ?? type) &&
      isAboutViewer(made.body);
    answering.set(made, answers);
    return answers;
  };
  const saveAnswers = (file: ts.SourceFile) =>
    forEachNode(file, (node) => {
      if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return;
      const values = ts.isPropertyAssignment(node) ? node.initializer : node.name;
      if (!isAnswer(checker.getTypeAtLocation(values)) || !isAboutViewer(values)) return;
      const name = node.name.getText().replaceAll("'", '');
      const property =
        returned(node)?.getProperty(name) ??
        checker.getContextualType(node.parent)?.getProperty(name);
      for (const declared of property?.declarations ?? []) own.add(declared);
    });
  /** The element type that the function around a node returns, which TypeScript loses within a `flatMap`. */
  const returned = (node: ts.Node): ts.Type | undefined => {
    const made = ts.findAncestor(
      node,
      (around): around is ts.FunctionLikeDeclaration => ts.isFunctionLike(around) && !!around.type,
    );
    const type = made?.type && checker.getTypeFromTypeNode(made.type);
    const awaited = type && checker.getAwaitedType(type);
    return awaited && (checker.getIndexTypeOfType(awaited, ts.IndexKind.Number) ?? awaited);
  };
  // Stored values may be derived from other stored values.
  for (let before = -1; before < own.size;) {
    before = own.size;
    answering.clear();
    given.clear();
    files.forEach(saveAnswers);
  }

  for (const file of files)
    forEachNode(file, (node) => {
      if (isPolicyCall(node) && !endsOnYes(node, endOf)) checks.set(node, 'answer');
      const owner = ownerIn(node);
      if (owner && isViewersId(owner)) checks.set(owner, 'own');
      if (isFiltering(node)) checks.set(node, 'kept');
      if (!ts.isIfStatement(node)) return;
      const end = endOf(node.thenStatement);
      if (!end?.expression || !ts.isThrowStatement(end) || !isRefusal(end.expression)) return;
      for (const condition of disjunctsOf(node.expression))
        if (isAboutViewer(condition) && isVerdict(condition) && !someNode(condition, isPolicyCall))
          checks.set(condition, 'condition');
    });
  /** Whether a condition refuses because of a permission, and not because something does not exist. */
  function isVerdict(condition: ts.Expression): boolean {
    const bare = withoutParentheses(condition);
    if (ts.isPrefixUnaryExpression(bare)) return isAnswer(checker.getTypeAtLocation(bare.operand));
    return true;
  }

  /** A comparison with the viewer's id in a `filter`. */
  function isFiltering(node: ts.Node): node is ts.BinaryExpression {
    if (!ts.isBinaryExpression(node)) return false;
    if (node.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return false;
    const filter = ts.findAncestor(node, isFunction)?.parent;
    return (
      filter !== undefined &&
      methodOf(filter) === 'filter' &&
      [node.left, node.right].some(isViewersId)
    );
  }

  // Functions that contain checks, and their callers.
  const guarding = new Set<ts.Node>();
  const waiting = [...checks.keys()];
  for (let check = waiting.pop(); check; check = waiting.pop()) {
    const made = namedAround(check);
    if (!made || guarding.has(made)) continue;
    guarding.add(made);
    for (const call of calls.get(made) ?? []) {
      if (isInPolicy(call)) continue;
      checks.set(call, checks.get(call) ?? 'call');
      waiting.push(call);
    }
  }

  return [...checks]
    .map(([node, kind]) => {
      const file = node.getSourceFile();
      const start = node.getStart();
      return {
        kind,
        file: relative(root, file.fileName),
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        name: `${operationAround(node)}: ${checkedBy(node)}`,
        start,
        end: node.getEnd(),
        ...(kind === 'own' && { column: columnOf(node.parent) }),
      };
    })
    .sort((one, other) => one.file.localeCompare(other.file) || one.start - other.start);

  function checkedBy(node: ts.Node): string {
    if (ts.isCallExpression(node)) return node.expression.getText();
    const kind = checks.get(node);
    if (kind === 'own') return `own ${columnOf(node.parent)}`;
    if (kind === 'kept') return kind;
    const refusal = endOf(ts.findAncestor(node, ts.isIfStatement)!.thenStatement)!.expression!;
    return (ts.isCallExpression(refusal) ? refusal.expression : refusal).getText();
  }

  /** The named function around a node; functions that serve routes are not called by name. */
  function namedAround(node: ts.Node): ts.Node | undefined {
    const made = ts.findAncestor(node.parent, ts.isFunctionLike);
    if (!made || made.parameters.some(({ type }) => type?.getText() === 'FastifyInstance'))
      return undefined;
    return calls.has(made) ? made : namedAround(made);
  }
}

/** `if (may) return` and `if (may) throw`: true ends the function there, and false continues. */
function endsOnYes(
  node: ts.Node,
  endOf: (statement: ts.Statement) => ts.Statement | undefined,
): boolean {
  let isNo = false;
  let at = node;
  while (ts.isExpression(at.parent)) {
    at = at.parent;
    if (ts.isPrefixUnaryExpression(at)) isNo = !isNo;
    else if (!ts.isParenthesizedExpression(at) && !ts.isBinaryExpression(at)) return false;
  }
  return !isNo && ts.isIfStatement(at.parent) && endOf(at.parent.thenStatement) !== undefined;
}

/** The operation around a node, or else the function, by name. */
function operationAround(node: ts.Node): string {
  for (let at = node.parent; at; at = at.parent) {
    const id =
      ts.isCallExpression(at) && /^(query|mutation)Field$/.test(methodOf(at) ?? '')
        ? at.arguments[0]
        : ts.isObjectLiteralExpression(at)
          ? at.properties.filter(ts.isPropertyAssignment).find(isOperationId)?.initializer
          : undefined;
    if (id && ts.isStringLiteral(id)) return id.text;
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent))
      return at.name.getText();
  }
  return 'resolve';
}

const isOperationId = ({ name }: ts.PropertyAssignment): boolean =>
  name.getText() === 'operationId';
