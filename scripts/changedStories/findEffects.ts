import { pathTo, reachOf, type Reach } from './importGraph.ts'
import type { Project, RoutedStoryFile } from './readProject.ts'

/** Why a changed file affects stories: the kinds of its effects, from the widest. */
export interface Effect {
  changed: string
  stories: readonly RoutedStoryFile[]
  reasons: readonly string[]
}

/** Built or installed into every story without an import. */
const EVERYWHERE = /^(public|mocks\/public)\/|^(package-lock|tsconfig)\.json$/

/**
 * Returns a function that finds the stories which a changed file can affect:
 * - all, if the build, the preview or the checks need the file and no page does;
 * - those that import it;
 * - those that open a page which imports it. A page that a story only arrives at, by a link or a redirect, has stories
 *   of its own;
 * - those of all screens, if the frame imports it.
 */
export function findEffects(project: Project): (changed: string) => Effect {
  const { importsOf, stories, pages, frame, configs } = project
  const pageReach = new Map(pages.map((page) => [page, reachOf(importsOf, page)]))
  const frameReach = reachOf(importsOf, frame, (file) => pages.includes(file))
  const configReach = configs.map((config) => reachOf(importsOf, config, (file) => file === frame))
  const storyReach = new Map(stories.map(({ file }) => [file, reachOf(importsOf, file)]))

  return (changed) => {
    const needs = (reach: Reach | undefined) => reach?.has(changed) === true
    const showing = pages.filter((page) => needs(pageReach.get(page)))
    const isInFrame = needs(frameReach)
    const config = configReach.find(needs)
    if (EVERYWHERE.test(changed)) return { changed, stories, reasons: ['part of every story'] }
    if (config && showing.length === 0 && !isInFrame)
      return { changed, stories, reasons: [`every story, through ${formatPath(pathTo(config, changed))}`] }

    const importing = stories.filter(({ file }) => needs(storyReach.get(file)))
    const opening = stories.filter((story) => story.pages.some((page) => showing.includes(page)))
    const framed = isInFrame ? stories.filter((story) => story.pages.length > 0) : []
    const affected = new Set([...framed, ...opening, ...importing])
    return {
      changed,
      stories: stories.filter((story) => affected.has(story)),
      reasons: [
        ...(framed.length > 0 ? [`screens, through the frame: ${formatPath(pathTo(frameReach, changed))}`] : []),
        ...(framed.length === 0 && opening.length > 0 ? [`screens, through ${showing.map(baseName).join(', ')}`] : []),
        ...(importing.some((story) => !framed.includes(story) && !opening.includes(story))
          ? ['stories that import it']
          : []),
      ],
    }
  }
}

const baseName = (file: string) => file.replace(/^.*\//, '').replace(/\.(stories\.)?\w+$/, '')

/** The ends of a path of imports, and the last file before its end. */
function formatPath(path: readonly string[]): string {
  const [first = '', ...rest] = path.map(baseName)
  return [first, ...(rest.length > 3 ? ['…', ...rest.slice(-2)] : rest)].join(' → ')
}
