/** A call of a page. */
export interface PageCall {
  id: string
  method: string
  path: string
  words: string
  when: 'load' | 'press'
}

/** What a page calls. */
export const callsOf = (_page: string): readonly PageCall[] => []
