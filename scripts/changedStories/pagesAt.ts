import { matchPath } from 'react-router-dom'
import type { StoryRoute } from './storyRoutes.ts'

/** A page of src/domain/pages.ts: its path and its module. */
export interface Page {
  path: string
  module: string
}

/**
 * The modules of the pages that a story's address shows. All that it may show, if only its beginning could be read, and
 * all pages for an address of none, which redirects.
 */
export function pagesAt({ text, isWhole }: StoryRoute, pages: readonly Page[]): string[] {
  const [pathname = ''] = text.split(/[?#]/)
  const isPathWhole = isWhole || pathname !== text
  const shown = pages.filter(
    ({ path }) => matchPath(path, pathname) !== null || (!isPathWhole && path.startsWith(pathname)),
  )
  return (shown.length > 0 ? shown : pages).map(({ module }) => module)
}
