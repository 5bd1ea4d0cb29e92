import ts from 'typescript'

/**
 * The component that a file draws its stories with if it only keeps the state of another: `render` of its meta draws it,
 * and it returns nothing but the other with its own props.
 */
export function readStateWrapper(source: ts.SourceFile): { name: string; component: string } | undefined {
  const meta = source.statements.find((one) => /^const meta\b/.test(one.getText(source)))
  const render = meta && find(meta, (node) => ts.isPropertyAssignment(node) && node.name.getText(source) === 'render')
  const name = render && find(render, ts.isJsxSelfClosingElement)?.tagName.getText(source)
  const wrapper = source.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name)
  const returned = wrapper && find(wrapper, ts.isReturnStatement)?.expression
  const element = returned && ts.isParenthesizedExpression(returned) ? returned.expression : returned
  if (name === undefined || !element || !ts.isJsxSelfClosingElement(element)) return undefined
  if (!element.attributes.properties.some(ts.isJsxSpreadAttribute)) return undefined
  return { name, component: element.tagName.getText(source) }
}

function find<Found extends ts.Node>(node: ts.Node, isFound: (node: ts.Node) => node is Found): Found | undefined
function find(node: ts.Node, isFound: (node: ts.Node) => boolean): ts.Node | undefined
function find(node: ts.Node, isFound: (node: ts.Node) => boolean): ts.Node | undefined {
  return isFound(node) ? node : ts.forEachChild(node, (child) => find(child, isFound))
}
