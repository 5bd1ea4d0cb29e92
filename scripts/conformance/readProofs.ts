import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { listFiles } from '../listFiles.ts'
import { readTags } from './readTags.ts'

/** A test or story that proves lines of the specification. */
export interface Proof {
  numbers: string[]
  /** In Markdown. The About panel finds stories by it (.storybook/about/readProvenLines.ts). */
  text: string
}

const FOLDERS = ['src', '.storybook', 'mocks', 'scripts', 'e2e']
const STORIES = /\.stories\.tsx$/
const TESTS = /\.(test\.tsx?|spec\.ts)$/

/** Reads the tagged stories, then the tagged tests, each in the order of their paths. */
export function readProofs(root: string): Proof[] {
  const files = FOLDERS.flatMap((folder) => listFiles(root, folder))
  const proofsOf = (kind: RegExp) =>
    files
      .filter((file) => kind.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        return readTags(file, text).map(({ numbers, name }) => ({
          numbers,
          text: kind === STORIES ? `story \`${storyId(file, text, name)}\`` : `\`${file}\` › ${escapeCell(name)}`,
        }))
      })
  return [...proofsOf(STORIES), ...proofsOf(TESTS)]
}

function storyId(fileName: string, text: string, exportName: string): string {
  const { meta } = loadCsf(text, { fileName, makeTitle: (title) => title }).parse()
  return toId(meta.id ?? meta.title ?? fileName, storyNameFromExport(exportName))
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<')
