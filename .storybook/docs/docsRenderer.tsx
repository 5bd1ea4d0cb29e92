import { useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  AnchorMdx,
  CodeOrSourceMdx,
  Docs,
  HeadersMdx,
  Story,
  useOf,
  type DocsContextProps,
  type StoryProps,
} from '@storybook/addon-docs/blocks'
import { MDXProvider } from '@storybook/addon-docs/mdx-react-shim'
import { ComponentPage } from './ComponentPage.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { ThemedDocs } from './ThemedDocs.tsx'

const COMPONENTS = { code: CodeOrSourceMdx, a: AnchorMdx, ...HeadersMdx, Story: StoryBlock }

const roots = new Map<HTMLElement, Root>()

/**
 * Draws documentation pages as Storybook's own renderer does, which gives a page a new key each time: with another
 * theme, every story and frame on it would be drawn anew, and what one reads would move away. For
 * `parameters.docs.renderer`.
 */
export const docsRenderer = {
  render: (
    context: DocsContextProps,
    { page = ComponentPage }: { page?: () => ReactNode },
    element: HTMLElement,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      const root = roots.get(element) ?? createRoot(element, { onUncaughtError: reject })
      roots.set(element, root)
      root.render(
        <MDXProvider components={COMPONENTS}>
          {/* Another page starts anew. */}
          <Docs
            key={context.componentStories()[0]?.id}
            context={context}
            docsParameter={{ container: ThemedDocs, page }}
          />
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

/** Storybook's block with frames of our own. */
function StoryBlock(props: StoryProps) {
  const { story } = useOf('of' in props && props.of !== undefined ? props.of : 'story', ['story'])
  return props.inline === false ? <StoryFrame story={story} /> : <Story {...props} />
}
