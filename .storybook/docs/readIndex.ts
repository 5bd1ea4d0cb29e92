import { useEffect, useState } from 'react'

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

/** Storybook's index; empty while it loads. */
export function useIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[] | Error>([])
  useEffect(() => {
    void readIndex().then(setEntries, setEntries)
  }, [])
  if (entries instanceof Error) throw entries
  return entries
}
