import { type Ad, classKey } from '#domain/catalogue.ts'
import type { AdDetailsNames } from './AdDetailsScreenProps.ts'

/** Format of an ad by its class, or else its type: 'Feed image'; null if neither is known. */
export function adFormat(
  { typeId, classId }: Pick<Ad, 'typeId' | 'classId'>,
  { types, classes }: Pick<AdDetailsNames, 'types' | 'classes'>,
): string | null {
  if (classId !== null) return classes.get(classKey(typeId, classId)) ?? classId
  return typeId === null ? null : (types.get(typeId) ?? typeId)
}

/** Lower-cases a name for use inside a sentence: 'Feed image' -> 'feed image', but 'YouTube short' stays. */
export function lowercaseForSentence(name: string): string {
  const firstWord = name.split(' ', 1)[0] ?? ''
  return firstWord.slice(1) === firstWord.slice(1).toLowerCase() ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
