import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

/** A file of stories: its path from the root, its title in the sidebar and how many of its stories are tested. */
export interface StoryFile {
  file: string
  title: string
  count: number
}

/** Reads all story files, found where .storybook/main.ts looks for them. */
export function readStoryFiles(root: string): StoryFile[] {
  return ['.storybook/allComponents', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => readStoryFile(file, readFileSync(join(root, file), 'utf8')))
}

/** Parsed files by path and text: nearly all are the same when a watcher reads them again. */
const parsed = new Map<string, StoryFile>()

function readStoryFile(file: string, text: string): StoryFile {
  const key = `${file}\n${text}`
  const story = parsed.get(key) ?? parse(file, text)
  parsed.set(key, story)
  return story
}

function parse(file: string, text: string): StoryFile {
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse()
  const tested = csf.indexInputs.filter(({ tags }) => !tags?.includes('!test'))
  return { file, title: csf.meta.title ?? file, count: tested.length }
}
