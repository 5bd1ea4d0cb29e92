import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { AnchorMdx, CodeOrSourceMdx, Docs, HeadersMdx, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { MDXProvider } from '@storybook/addon-docs/mdx-react-shim'
import { StoryBlock } from './StoryBlock.tsx'

const COMPONENTS = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, Story: StoryBlock }

const roots = new Map<HTMLElement, Root>()

/**
 * Draws documentation pages as Storybook's own renderer does, which gives a page a new key each time: with another
 * theme, every story and frame on it would be drawn anew, and what one reads would move away.
 */
export const docsRenderer = {
  render: (context: DocsContextProps, docsParameter: Record<string, unknown>, element: HTMLElement): Promise<void> =>
    new Promise((resolve, reject) => {
      const root = roots.get(element) ?? createRoot(element, { onUncaughtError: reject })
      roots.set(element, root)
      root.render(
        <MDXProvider components={COMPONENTS}>
          <Docs context={context} docsParameter={docsParameter} />
          <Drawn onDrawn={resolve} />
        </MDXProvider>,
      )
    }),
  unmount(element: HTMLElement): void {
    roots.get(element)?.unmount()
    roots.delete(element)
  },
}

/** Tells that the page is drawn. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}
