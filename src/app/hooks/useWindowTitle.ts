import { useEffect } from 'react'
import { routeText } from '#domain/messages/shell.ts'

/** Names the window by what the page shows, once that is known; until then it has the name of the route. */
export function useWindowTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    const before = document.title
    document.title = routeText.windowTitle(name)
    return () => {
      document.title = before
    }
  }, [name])
}
