import { createContext, use } from 'react'
import type { PageName } from './paths.ts'

/** Provided by App.tsx. Pages cannot import the route table, because it imports them. */
export const PreloadPageContext = createContext<(page: PageName) => void>(() => undefined)

/** Returns a function that starts loading the code of a page. */
export const usePreloadPage = () => use(PreloadPageContext)
