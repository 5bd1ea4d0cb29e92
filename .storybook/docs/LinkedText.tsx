import { Markdown } from '@storybook/addon-docs/blocks'
import { componentPages, useIndex } from './readIndex.ts'

/**
 * A text of the page with this title, in which names of other components link their pages: those of two words anywhere, the
 * rest within a sentence.
 */
export function LinkedText({ title, children }: { title: string; children: string }) {
  const pages = componentPages(useIndex()).filter((page) => page.title !== title)
  const linkTo = new Map(pages.map(({ name, id }) => [name, `[${name}](./?path=/docs/${id})`]))
  return (
    <Markdown>
      {children.replace(
        /(?<![`\w])[A-Z]\w+[A-Z]\w+(?!\w)|(?<=[a-z,;:] |\()[A-Z]\w+/g,
        (name) => linkTo.get(name) ?? name,
      )}
    </Markdown>
  )
}
