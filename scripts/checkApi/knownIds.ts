import type { Endpoint } from '#api/endpoint.ts'
import { isObject } from './kindOf.ts'

type Id = string | number

/** Id fields of lookup rows, if not named as in the path. */
const ID_FIELDS = ['id', 'code'] as const

/** Collects ids from answers, for calls that need one. */
export class KnownIds {
  private readonly idsByName = new Map<string, Set<Id>>()
  private readonly firstRows = new Map<string, Record<string, unknown>>()

  /** Adds the ids in a list. Prefers a campaign with items as the list's first row. */
  add({ path }: Endpoint, rows: readonly unknown[]): void {
    const objects = rows.filter(isObject)
    const first = objects.find(({ item_count }) => typeof item_count === 'number' && item_count > 0) ?? objects[0]
    if (first === undefined) return
    this.firstRows.set(trimSlashes(path), first)
    for (const row of [first, ...objects]) {
      for (const [name, value] of Object.entries(row))
        if (name.endsWith('_id') && isId(value))
          this.idsByName.set(name, (this.idsByName.get(name) ?? new Set()).add(value))
    }
  }

  /** An id for a path parameter: from the list of the same path if possible, else from any answer. */
  idFor({ path }: Endpoint, name: string): Id | undefined {
    const row = this.firstRows.get(trimSlashes(path.slice(0, firstParameterIndex(path))))
    const rowId = row && [name, ...ID_FIELDS].map((field) => row[field]).find(isId)
    return rowId ?? this.idsNamed(name, 1)[0]
  }

  /** Up to `limit` ids that answers had under a name. */
  idsNamed(name: string, limit: number): Id[] {
    return [...(this.idsByName.get(name) ?? [])].slice(0, limit)
  }
}

/** Index of the first path parameter other than the vertical. */
function firstParameterIndex(path: string): number {
  const index = path.search(/\{(?!vert_id\})/)
  return index === -1 ? path.length : index
}

const trimSlashes = (path: string) => path.replace(/\/+$/, '')

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))
