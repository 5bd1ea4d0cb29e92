import ts from 'typescript'

/** A tag, `// spec 2.1, 2.3`, with the title of the test or the export of the story below it. */
export interface Tag {
  /** Lines of the specification, as in lines.ts. */
  numbers: string[]
  name: string
}

const TAG = /^\/\/ spec (\d+\.\d+(?:, \d+\.\d+)*)$/
const TEST = /^(it|test|describe)\b/

/** Reads the tags of a file of tests or stories. Throws if there is one that is malformed or above anything else. */
export function readTags(fileName: string, text: string): Tag[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest)
  const tags: Tag[] = []
  const attached = new Set<number>()
  const visit = (node: ts.Node): void => {
    const name = testTitle(node, source) ?? storyExport(node)
    if (name !== undefined)
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        const [, numbers] = TAG.exec(text.slice(pos, end)) ?? []
        if (numbers === undefined) continue
        tags.push({ numbers: numbers.split(', '), name })
        attached.add(pos)
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  for (const { index } of text.matchAll(/(?<=^[ \t]*)\/\/ spec \d/gm))
    if (!attached.has(index))
      throw new Error(
        `${fileName}:${source.getLineAndCharacterOfPosition(index).line + 1}: not '// spec 2.1, 2.3' right above a test or story`,
      )
  return tags
}

/** The title of `it('…', …)`, and of `it.each(…)('…', …)`, whose outermost call has it. */
function testTitle(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined
  const [title] = node.expression.arguments
  return title !== undefined && ts.isStringLiteralLike(title) && TEST.test(node.getText(source))
    ? title.text
    : undefined
}

/** The name of `export const Default: Story = …`. */
function storyExport(node: ts.Node): string | undefined {
  if (!ts.isVariableStatement(node) || node.modifiers?.[0]?.kind !== ts.SyntaxKind.ExportKeyword) return undefined
  const name = node.declarationList.declarations[0]?.name
  return name !== undefined && ts.isIdentifier(name) ? name.text : undefined
}
