import { useEffect, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { setTheme } from '#app/hooks/useDeviceValue.ts'
import { settle } from '../decorators/settled.ts'
import { DOCS_THEMES } from './docsThemes.ts'
import { useToolbarTheme } from './useToolbarTheme.ts'

/** A docs page with the toolbar's theme on its text, canvases and stories. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context)
  // A page may have no story, and so no decorator, to set the theme.
  useEffect(() => setTheme(theme), [theme])
  useEffect(() => {
    const visit = new AbortController()
    window.settled = () => settle(visit.signal)
    return () => visit.abort()
  }, [])
  return (
    <DocsContainer context={context} theme={DOCS_THEMES[theme]}>
      {children}
    </DocsContainer>
  )
}
