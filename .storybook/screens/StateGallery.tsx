import { useEffect, useState } from 'react'
import { groupBy } from 'es-toolkit'
import { Heading } from '@storybook/addon-docs/blocks'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { loadStates, type States } from './loadStates.ts'
import type { Picture, View } from './readPictures.ts'
import type { Screen } from './screens.ts'
import { StateCard } from './StateCard.tsx'

const WIDTHS = [
  { value: '1440', label: 'Desktop 1440' },
  { value: '390', label: 'Phone 390' },
] as const

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const

/** All states of a screen, as pictures where these were published, in one width and theme. */
export function StateGallery({ screen }: { screen: Screen }) {
  const states = useStates(screen)
  const toolbarTheme = usePageTheme()
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('1440')
  const [chosenTheme, setTheme] = useState<View['theme']>()
  const theme = chosenTheme ?? toolbarTheme
  if (states === null) return null
  const { sections, pictures } = states
  const byStory = groupBy(pictures.pictures, ({ story }) => story)
  return (
    <>
      <div className="view sb-unstyled">
        <SegmentedControl label="Width" size="s" options={WIDTHS} value={width} onChange={setWidth} />
        <SegmentedControl label="Theme" size="s" options={THEMES} value={theme} onChange={setTheme} />
        <p>
          {pictures.pictures.length === 0 ? (
            <NoPictures />
          ) : (
            `Pictures of commit ${pictures.commit.slice(0, 8)}, ${pictures.date}`
          )}
        </p>
      </div>
      {sections.map(({ heading, stories }) => (
        <section key={heading}>
          <Heading>{`${heading} (${stories.length})`}</Heading>
          <ul className="states sb-unstyled" data-width={width}>
            {stories.map((state) => (
              <StateCard
                key={state.id}
                state={state}
                pictures={byStory[state.id] ?? NONE}
                view={{ width: Number(width), theme }}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const NONE: readonly Picture[] = []

/** Null while they load. */
function useStates({ title }: Screen): States | null {
  const [states, setStates] = useState<States | Error | null>(null)
  useEffect(() => {
    void loadStates(title).then(setStates, setStates)
  }, [title])
  if (states instanceof Error) throw states
  return states
}

const NoPictures = () => (
  <>
    No pictures yet. They are published with Storybook; here, <code>npm run pictures -- --web</code> takes them and{' '}
    <code>node scripts/addPictures.mjs pictures</code> adds them to the build.
  </>
)
