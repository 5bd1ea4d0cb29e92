import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createImportGraph, type ImportsOf } from './importGraph.ts'
import { pagesAt } from './pagesAt.ts'
import { readStoryFiles, type StoryFile } from './storyFiles.ts'
import { readStoryRoutes } from './storyRoutes.ts'
import { PAGES } from '../../src/domain/pages.ts'

/** A file of stories with the modules of the pages that they open: none for components, which stand alone. */
export interface RoutedStoryFile extends StoryFile {
  pages: readonly string[]
}

/** What decides which stories a change can affect. All paths are from the root, with slashes. */
export interface Project {
  importsOf: ImportsOf
  stories: readonly RoutedStoryFile[]
  /** Modules of all pages. */
  pages: readonly string[]
  /** The app around the pages: the frame of every screen. */
  frame: string
  /** What builds, decorates and checks every story. */
  configs: readonly string[]
}

const CONFIGS = [
  '.storybook/preview.tsx',
  '.storybook/main.ts',
  '.storybook/test-runner.ts',
  'test-runner-jest.config.js',
  'vite.config.ts',
]

/** Reads the stories, the table of pages and the imports of the project at this root. */
export function readProject(root: string): Project {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const pages = Object.values(PAGES).map(({ path, file }) => ({ path, module: `src/app/pages/${file}.tsx` }))
  return {
    importsOf: createImportGraph(root),
    stories: readStoryFiles(root).map((story) => ({
      ...story,
      pages: [...new Set(readStoryRoutes(read(story.file)).flatMap((route) => pagesAt(route, pages)))],
    })),
    pages: pages.map(({ module }) => module),
    frame: 'src/app/App.tsx',
    configs: CONFIGS,
  }
}
