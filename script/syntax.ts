import ts from 'typescript';

/** The method's name in a call: `where` of `rows.where(…)`. */
export const methodOf = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : undefined;

/** The column that a `where` compares by `=` or `in`. */
export const columnOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || methodOf(node) !== 'where') return undefined;
  const [column, operator] = node.arguments;
  const isSame = operator && ts.isStringLiteral(operator) && ['=', 'in'].includes(operator.text);
  return column && isSame && ts.isStringLiteral(column) ? column.text : undefined;
};

/** The value of a `where`, if another `where` of the same statement selects a row by its `id`. */
export function ownerIn(node: ts.Node): ts.Expression | undefined {
  const isId = (call: ts.Node) => /(^|\.)id$/.test(columnOf(call) ?? '');
  if (columnOf(node) === undefined || isId(node)) return undefined;
  return chainOf(node as ts.CallExpression).some(isId)
    ? (node as ts.CallExpression).arguments[2]
    : undefined;
}

/** All calls of a chain, given any one of them. */
function chainOf(call: ts.CallExpression): ts.CallExpression[] {
  let last = call;
  while (ts.isPropertyAccessExpression(last.parent) && ts.isCallExpression(last.parent.parent))
    last = last.parent.parent;
  const calls: ts.CallExpression[] = [];
  for (let at: ts.Expression = last; ts.isCallExpression(at);) {
    calls.push(at);
    if (!ts.isPropertyAccessExpression(at.expression)) break;
    at = at.expression.expression;
  }
  return calls;
}

export const withoutParentheses = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;

export function disjunctsOf(condition: ts.Expression): ts.Expression[] {
  const inner = withoutParentheses(condition);
  return ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.BarBarToken
    ? [...disjunctsOf(inner.left), ...disjunctsOf(inner.right)]
    : [condition];
}

export function functionOf(
  declared: ts.Declaration | undefined,
): ts.FunctionLikeDeclaration | undefined {
  if (!declared) return undefined;
  if (ts.isFunctionDeclaration(declared)) return declared;
  const initializer =
    (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
    declared.initializer;
  return initializer && isFunction(initializer) ? initializer : undefined;
}

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

export function forEachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => forEachNode(child, visit));
}

export function someNode(node: ts.Node, matches: (node: ts.Node) => boolean): boolean {
  return (
    matches(node) ||
    (ts.forEachChild(node, (child) => someNode(child, matches) || undefined) ?? false)
  );
}
