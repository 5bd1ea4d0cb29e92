import ts from 'typescript'

/**
 * The component that a file draws its stories with, if it keeps the state of another or puts a frame around it: `render`
 * of its meta draws it, and it passes its props on.
 */
export function readWrapper(file: ts.SourceFile): { name: string; component: string } | undefined {
  const meta = file.statements.find((one) => /^const meta\b/.test(one.getText(file)))
  const [render] = meta ? findAll(meta, isRender) : []
  const [drawn] = render ? findAll(render, ts.isJsxSelfClosingElement) : []
  const name = drawn?.tagName.getText(file)
  const wrapper = file.statements.find((one) => ts.isFunctionDeclaration(one) && one.name?.text === name)
  const [element] = wrapper ? findAll(wrapper, hasSpread) : []
  return name === undefined || element === undefined ? undefined : { name, component: element.tagName.getText(file) }
}

const isRender = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'render'

const hasSpread = (node: ts.Node): node is ts.JsxOpeningLikeElement =>
  ts.isJsxOpeningLikeElement(node) && node.attributes.properties.some(ts.isJsxSpreadAttribute)

function findAll<Found extends ts.Node>(node: ts.Node, isFound: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = isFound(node) ? [node] : []
  ts.forEachChild(node, (child) => void found.push(...findAll(child, isFound)))
  return found
}
