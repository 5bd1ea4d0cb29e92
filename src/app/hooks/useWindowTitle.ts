import { useEffect } from 'react'
import { routeText } from '#domain/messages/shell.ts'

/** Sets the window title to the name of what the page shows. While undefined, the title of the route stays. */
export function useWindowTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    const previous = document.title
    document.title = routeText.windowTitle(name)
    return () => {
      document.title = previous
    }
  }, [name])
}
