import { types } from 'storybook/internal/babel'
import type { CsfEnricher } from 'storybook/internal/types'
import { readFiles } from '../../scripts/listFiles.ts'
import { completeSnippet, type StoryFile } from './completeSnippet.ts'

/** Completes the code that Storybook (`experimentalCodeExamples`) adds to the stories of documentation pages. */
export const completeSnippets =
  (addSnippets: CsfEnricher): CsfEnricher =>
  async (csf, csfSource) => {
    if (csf.meta?.tags?.includes('autodocs') !== true) return
    const { body } = csf._ast.program
    const length = body.length
    await addSnippets(csf, csfSource)
    const file = findFile(csfSource._file.code)
    const snippets: types.StringLiteral[] = []
    for (const statement of body.slice(length))
      types.traverseFast(statement, (node) => {
        if (types.isObjectProperty(node) && types.isIdentifier(node.key, { name: 'code' }))
          if (types.isStringLiteral(node.value)) snippets.push(node.value)
      })
    for (const snippet of snippets) snippet.value = await completeSnippet(snippet.value, file)
  }

const filesByText = new Map<string, StoryFile>()

/** The file with a text: Storybook says nothing else about the one it reads. */
function findFile(text: string): StoryFile {
  if (!filesByText.has(text))
    for (const file of readFiles(process.cwd(), 'src', '.stories.tsx')) filesByText.set(file.text, file)
  const file = filesByText.get(text)
  if (file === undefined) throw new Error('No file of stories has this text')
  return file
}
