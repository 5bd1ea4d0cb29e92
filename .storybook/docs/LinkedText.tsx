import { Markdown } from '@storybook/addon-docs/blocks'
import { useIndex } from './readIndex.ts'

/** Markdown in which names of components link their pages: those of two words anywhere, others within a sentence. */
export function LinkedText({ children, except }: { children: string; except: string }) {
  const pages = useIndex().filter(({ title, type }) => type === 'docs' && /^Components\/\w+\/\w+$/.test(title))
  const pathOf = new Map(pages.map(({ title, id }) => [title.replace(/^.*\//, ''), `./?path=/docs/${id}`]))
  const link = (name: string) => {
    const path = name === except ? undefined : pathOf.get(name)
    return path === undefined ? name : `[${name}](${path})`
  }
  return <Markdown>{children.replace(/(?<![`\w])[A-Z]\w+[A-Z]\w+(?!\w)|(?<=[a-z,;:] |\()[A-Z]\w+/g, link)}</Markdown>
}
