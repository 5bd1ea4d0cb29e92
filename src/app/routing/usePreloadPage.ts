import { createContext, use } from 'react'
import type { PageName } from './paths.ts'

/** Provided by App.tsx; a page cannot import the route table, which imports the pages. */
export const PreloadPageContext = createContext<(page: PageName) => void>(() => undefined)

/** Returns a function that starts fetching the code of a page. */
export const usePreloadPage = () => use(PreloadPageContext)
