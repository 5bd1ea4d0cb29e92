import { fileText } from './messages/ad.ts'

/** An accepted kind of file. */
export interface FileKind {
  /** The common name: 'JPG'. */
  name: string
  /** Media types: 'image/jpeg'. */
  mediaTypes: readonly string[]
  /** File name extensions in lower case, with the dot: '.jpg', '.jpeg'. */
  extensions: readonly string[]
}

/** Which files are accepted. */
export interface FileRules {
  kinds: readonly FileKind[]
  maxBytes: number
}

/** The properties of a file that are checked. */
export interface FileToCheck {
  name: string
  /** Media type; '' if the browser knows none. */
  type: string
  /** In bytes. */
  size: number
}

/**
 * The error message for a file, or null if it is accepted. Type or extension must match: some systems report a wrong
 * type or none.
 */
export function fileError({ name, type, size }: FileToCheck, { kinds, maxBytes }: FileRules): string | null {
  const fileName = name.toLowerCase()
  const mediaType = type.toLowerCase()
  if (
    !kinds.some(
      ({ mediaTypes, extensions }) =>
        mediaTypes.includes(mediaType) || extensions.some((each) => fileName.endsWith(each)),
    )
  )
    return fileText.wrongKind
  if (size === 0) return fileText.empty
  return size > maxBytes ? fileText.tooLarge(maxBytes) : null
}

/** The `accept` attribute of a file input. */
export function acceptAttribute(kinds: readonly FileKind[]): string {
  return kinds.flatMap(({ mediaTypes, extensions }) => [...mediaTypes, ...extensions]).join(',')
}
