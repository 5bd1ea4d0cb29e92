import { isEndpointId, isFaultId } from '#mocks/faults.ts'

/** By story file, then by export: the faults that a story's code names. */
export type StoryFaults = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * Reads from a file of stories what fails in each: `failsWith(500, queryElad)` and `fails(queryElad, 500)` are
 * 'queryElad-500', as in the address of a fault.
 */
export function readStoryFaults(source: string): Record<string, string[]> {
  const stories = source.split(/^(?=(?:export )?const )/m).filter((text) => text.startsWith('export '))
  return Object.fromEntries(
    stories.map((text): [string, string[]] => {
      const [, name = ''] = /^export const (\w+)/.exec(text) ?? []
      const pairs = Array.from(text.matchAll(/\(\s*'?(\w+)'?,\s*'?(\w+)/g), ([, one = '', other = '']) =>
        isEndpointId(one) ? [one, other] : [other, one],
      )
      const faults = pairs.filter(([call = '', kind = '']) => isEndpointId(call) && isFaultId(kind))
      return [name, faults.map((fault) => fault.join('-'))]
    }),
  )
}
