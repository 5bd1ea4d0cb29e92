import ts from 'typescript'

/**
 * The component that a file draws its stories with, if it only keeps the state of another: `render` of its meta draws
 * it, and the only component it returns is the other with its own props.
 */
export function readStateWrapper(file: ts.SourceFile): { name: string; component: string } | undefined {
  const meta = file.statements.find((one) => /^const meta\b/.test(one.getText(file)))
  const [render] = meta ? findAll(meta, isRender) : []
  const [drawn] = render ? findAll(render, ts.isJsxSelfClosingElement) : []
  const name = drawn?.tagName.getText(file)
  const wrapper = file.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name)
  const [component, ...others] = wrapper ? findAll(wrapper, isComponent) : []
  if (name === undefined || component === undefined || others.length > 0) return undefined
  if (!component.attributes.properties.some(ts.isJsxSpreadAttribute)) return undefined
  return { name, component: component.tagName.getText(file) }
}

const isRender = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'render'

const isComponent = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningLikeElement(node) && /^[A-Z]/.test(node.tagName.getText())

function findAll<Found extends ts.Node>(node: ts.Node, isFound: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = isFound(node) ? [node] : []
  ts.forEachChild(node, (child) => void found.push(...findAll(child, isFound)))
  return found
}
