/** Names of ad types and classes by id. A class's id is unique only within its type. */
export interface AdNames {
  types: ReadonlyMap<string, string>
  /** By classKey. */
  classes: ReadonlyMap<string, string>
}

/** Key of a class in AdNames. */
export const classKey = (typeId: string | null, classId: string | null) => `${typeId ?? ''}/${classId ?? ''}`
