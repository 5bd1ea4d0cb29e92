import { fileText } from './messages/ad.ts'

/** A kind of file that is accepted. */
export interface FileKind {
  /** 'JPG', as people call it. */
  name: string
  /** Media types: 'image/jpeg'. */
  types: readonly string[]
  /** Endings of names, with the dot, in lower case: '.jpg', '.jpeg'. */
  endings: readonly string[]
}

/** What a file must be. */
export interface FileRules {
  kinds: readonly FileKind[]
  /** In bytes. */
  maxBytes: number
}

/** What of a file is judged. */
export interface JudgedFile {
  name: string
  /** Its media type; '' where the browser knows none. */
  type: string
  /** In bytes. */
  size: number
}

/** What is wrong with a file, in words, or null. Its ending counts as much as its type: some systems tell a wrong type or none. */
export function fileFault({ name, type, size }: JudgedFile, { kinds, maxBytes }: FileRules): string | null {
  const ending = name.toLowerCase()
  const media = type.toLowerCase()
  if (!kinds.some(({ types, endings }) => types.includes(media) || endings.some((each) => ending.endsWith(each))))
    return fileText.wrongKind
  if (size === 0) return fileText.empty
  return size > maxBytes ? fileText.tooLarge(maxBytes) : null
}

/** The `accept` of a file input. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap(({ types, endings }) => [...types, ...endings]).join(',')
}
