/** A line of Storybook's index. */
export interface IndexEntry {
  id: string
  type: 'story' | 'docs'
  title: string
  tags: readonly string[]
}

/** Reads the index of a Storybook, in the order of its sidebar. */
export async function readIndex(url = ''): Promise<IndexEntry[]> {
  const { entries } = (await (await fetch(`${url}/index.json`)).json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
