import { useEffect, useState } from 'react'
import { number, object, parse, string } from 'valibot'
import { BUILD } from '#app/config/build.ts'

/** When and from which commit Storybook was built. */
interface Origin {
  commit: string
  builtOn: string
}

/**
 * The version, and of a built Storybook the commit and the day. These come from files that each build writes: in the
 * bundle they would change it with every commit.
 */
export function BuildNote() {
  const [origin, setOrigin] = useState<Origin | null>(null)
  useEffect(() => {
    // The development server has no version.json.
    readOrigin().then(setOrigin, () => undefined)
  }, [])
  return (
    <p>
      Version {BUILD.version}
      {origin !== null && `, commit ${origin.commit}, built on ${origin.builtOn}`}
    </p>
  )
}

async function readOrigin(): Promise<Origin> {
  const { commit } = parse(object({ commit: string() }), await readJson('./version.json'))
  const { generatedAt } = parse(object({ generatedAt: number() }), await readJson('./project.json'))
  const builtOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(generatedAt)
  return { commit: commit.slice(0, 8), builtOn }
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json()
}
