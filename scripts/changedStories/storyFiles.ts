import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { listFiles } from '../listFiles.ts'

/** A file of stories: its path from the root, its title in the sidebar and how many of its stories are tested. */
export interface StoryFile {
  file: string
  title: string
  count: number
}

/** Reads all story files, found where .storybook/main.ts looks for them. */
export function readStoryFiles(root: string): StoryFile[] {
  return ['.storybook/allComponents', 'src']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readStoryFile(file, readFileSync(join(root, file), 'utf8')))
}

/** Parses a file of stories. */
export const parseStories = (fileName: string, text: string) =>
  loadCsf(text, { fileName, makeTitle: (title) => title }).parse()

function readStoryFile(file: string, text: string): StoryFile {
  const csf = parseStories(file, text)
  const tested = csf.indexInputs.filter(({ tags }) => !tags?.includes('!test'))
  return { file, title: csf.meta.title ?? file, count: tested.length }
}
