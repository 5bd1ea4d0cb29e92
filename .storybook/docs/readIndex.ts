import useSWRImmutable from 'swr/immutable'

/** A story or a page in Storybook's index. */
export interface IndexEntry {
  id: string
  title: string
  /** A screen's story has its screen in front; see nameStory.ts. */
  name: string
  type: 'story' | 'docs'
  importPath: string
  /** Of a story. */
  exportName?: string
}

/** Reads Storybook's index, in the order of the sidebar. */
export async function readIndex(): Promise<IndexEntry[]> {
  const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}

/** Storybook's index; empty while it loads. A page reads it once, however many ask. */
export function useIndex(): readonly IndexEntry[] {
  const { data = [], error } = useSWRImmutable<IndexEntry[], Error>('index', readIndex)
  if (error !== undefined) throw error
  return data
}

/** The pages of components, each with the component's name. */
export const componentPages = (index: readonly IndexEntry[]): { name: string; id: string; title: string }[] =>
  index
    .filter(({ title, type }) => type === 'docs' && title.startsWith('Components/'))
    .map(({ id, title }) => ({ name: title.replace(/^.*\//, ''), id, title }))
