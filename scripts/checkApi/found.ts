import type { Endpoint } from '#api/endpoint.ts'
import { isObject } from './kindOf.ts'

type Id = string | number

/** What single items are called in the lists of the lookups, where it is not the name in the path. */
const OWN_NAMES = ['id', 'code'] as const

/** The ids that answers have told, for the calls that need one. */
export class Found {
  private readonly byName = new Map<string, Set<Id>>()
  private readonly firstRows = new Map<string, Record<string, unknown>>()

  /** Keeps what a list has told. A campaign that has items is a better one to ask for. */
  keep({ path }: Endpoint, rows: readonly unknown[]): void {
    const objects = rows.filter(isObject)
    const first = objects.find(({ item_count }) => typeof item_count === 'number' && item_count > 0) ?? objects[0]
    if (first === undefined) return
    this.firstRows.set(bare(path), first)
    for (const row of [first, ...objects]) {
      for (const [name, value] of Object.entries(row))
        if (name.endsWith('_id') && isId(value)) this.byName.set(name, (this.byName.get(name) ?? new Set()).add(value))
    }
  }

  /** A value for a name in the path of a call: from the list that the call reads one item of, else from any. */
  value({ path }: Endpoint, name: string): Id | undefined {
    const row = this.firstRows.get(bare(path.slice(0, firstName(path))))
    const own = row && [name, ...OWN_NAMES].map((each) => row[each]).find(isId)
    return own ?? this.values(name, 1)[0]
  }

  /** As many values as are wanted of those that any answer had under a name. */
  values(name: string, most: number): Id[] {
    return [...(this.byName.get(name) ?? [])].slice(0, most)
  }
}

/** Where the first name of a path stands that is not the vertical's. */
function firstName(path: string): number {
  const at = path.search(/\{(?!vert_id\})/)
  return at === -1 ? path.length : at
}

const bare = (path: string) => path.replace(/\/+$/, '')

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))
