import ts from 'typescript';

/** The method's name in a call: `where` of `rows.where(…)`. */
export const methodOf = (node: ts.Node): string | undefined =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : undefined;

/** The column that a `where` compares for equality, with one value or a list. */
export const columnOf = (node: ts.Node): string | undefined => {
  if (!ts.isCallExpression(node) || methodOf(node) !== 'where') return undefined;
  const [column, how] = node.arguments;
  const isSame = how && ts.isStringLiteral(how) && ['=', 'in'].includes(how.text);
  return column && isSame && ts.isStringLiteral(column) ? column.text : undefined;
};

/** The value that a statement compares a column with, if it selects a row by its `id` in another `where`. */
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
  const all: ts.CallExpression[] = [];
  for (let at: ts.Expression = last; ts.isCallExpression(at);) {
    all.push(at);
    if (!ts.isPropertyAccessExpression(at.expression)) break;
    at = at.expression.expression;
  }
  return all;
}

export const bareOf = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bareOf(node.expression) : node;

export function disjunctsOf(condition: ts.Expression): ts.Expression[] {
  const bare = bareOf(condition);
  return ts.isBinaryExpression(bare) && bare.operatorToken.kind === ts.SyntaxKind.BarBarToken
    ? [...disjunctsOf(bare.left), ...disjunctsOf(bare.right)]
    : [condition];
}

export function functionOf(
  declared: ts.Declaration | undefined,
): ts.FunctionLikeDeclaration | undefined {
  if (!declared) return undefined;
  if (ts.isFunctionDeclaration(declared)) return declared;
  const made =
    (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
    declared.initializer;
  return made && isFunction(made) ? made : undefined;
}

export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

export function each(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => each(child, see));
}

export function some(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || (ts.forEachChild(node, (child) => some(child, is) || undefined) ?? false);
}
