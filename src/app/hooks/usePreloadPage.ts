import type { PageName } from '#domain/pages.ts'
import { createContext, use } from 'react'

/** Provided by App.tsx. Pages cannot import pageCode.ts, because it imports them. */
export const PreloadPageContext = createContext<(page: PageName) => void>(() => undefined)

/** Returns a function that starts loading the code of a page. */
export const usePreloadPage = () => use(PreloadPageContext)
