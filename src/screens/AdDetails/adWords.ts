import type { Ad } from '#domain/catalogue.ts'
import type { AdDetailsNames } from './AdDetailsScreenProps.ts'

/** What an ad is, by its class, or else its type: 'Feed image'; null where neither is known. */
export function kindOf(
  { typeId, classId }: Pick<Ad, 'typeId' | 'classId'>,
  { types, classes }: Pick<AdDetailsNames, 'types' | 'classes'>,
): string | null {
  if (classId !== null) return classes.get(`${typeId ?? ''}/${classId}`) ?? classId
  return typeId === null ? null : (types.get(typeId) ?? typeId)
}

/** A name as it stands inside a sentence: 'Feed image' -> 'feed image', while 'YouTube short' stays. */
export function inSentence(name: string): string {
  const first = name.split(' ', 1)[0] ?? ''
  return first.slice(1) === first.slice(1).toLowerCase() ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
