import useSWRImmutable from 'swr/immutable'
import * as v from 'valibot'
import { BUILD } from '#app/config/build.ts'

/**
 * The version, and of a built Storybook the commit and the day. These come from files that each build writes: in the
 * bundle they would change it with every commit.
 */
export function BuildNote() {
  // The development server has no version.json.
  const { data: origin } = useSWRImmutable('origin', readOrigin, { shouldRetryOnError: false })
  return (
    <p>
      Version {BUILD.version}
      {origin !== undefined && `, commit ${origin.commit}, built on ${origin.builtOn}`}
    </p>
  )
}

async function readOrigin(): Promise<{ commit: string; builtOn: string }> {
  const { commit } = v.parse(v.object({ commit: v.string() }), await readJson('./version.json'))
  const { generatedAt } = v.parse(v.object({ generatedAt: v.number() }), await readJson('./project.json'))
  const builtOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(generatedAt)
  return { commit: commit.slice(0, 8), builtOn }
}

const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json()
