import { useEffect, useState, type ReactNode } from 'react'
import { groupBy } from 'es-toolkit'
import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { loadStates, type State, type States } from './loadStates.ts'
import type { Picture, View } from './readPictures.ts'
import type { Screen } from './screens.ts'
import { StateCard } from './StateCard.tsx'
import { StateRow } from './StateRow.tsx'

const WIDTHS = [
  { value: '1440', label: 'Desktop 1440' },
  { value: '390', label: 'Phone 390' },
] as const

const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const

/**
 * All states of a screen, as pictures where these were published, in one width and theme, below links to the page's
 * headings: those of the states, then `further` ones.
 */
export function StateGallery({ screen, further }: { screen: Screen; further: readonly string[] }) {
  const states = useStates(screen)
  const toolbarTheme = usePageTheme()
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>(() => (window.innerWidth < 768 ? '390' : '1440'))
  const [chosenTheme, setTheme] = useState<View['theme']>()
  if (states === null) return null
  const view: View = { width: Number(width), theme: chosenTheme ?? toolbarTheme }
  const { sections, pictures } = states
  const picturesOf = groupBy(pictures.pictures, ({ story }) => story)
  return (
    <>
      <p>
        {pictures.pictures.length === 0 ? (
          <NoPictures />
        ) : (
          `Pictures of commit ${pictures.commit.slice(0, 8)}, ${pictures.date}`
        )}
      </p>
      <div className="view sb-unstyled">
        <SegmentedControl label="Width" size="s" options={WIDTHS} value={width} onChange={setWidth} />
        <SegmentedControl label="Theme" size="s" options={THEMES} value={view.theme} onChange={setTheme} />
        <nav aria-label="On this page">
          {[...sections.map(({ heading }) => heading), ...further].map((heading) => (
            <AnchorMdx key={heading} href={`#${heading.toLowerCase().replaceAll(' ', '-')}`} target="_self">
              {heading}
            </AnchorMdx>
          ))}
        </nav>
      </div>
      {sections.map(({ heading, stories }) => (
        <Section key={heading} heading={heading} stories={stories} picturesOf={picturesOf} view={view} />
      ))}
    </>
  )
}

interface SectionProps {
  heading: string
  stories: readonly State[]
  /** By story. */
  picturesOf: Readonly<Record<string, readonly Picture[]>>
  view: View
}

/** States with their pictures, then those without one. */
function Section({ heading, stories, picturesOf, view }: SectionProps) {
  const [cards, rows]: [ReactNode[], ReactNode[]] = [[], []]
  for (const state of stories) {
    const [first, ...others] = picturesOf[state.id] ?? []
    if (first === undefined) rows.push(<StateRow key={state.id} state={state} view={view} />)
    else cards.push(<StateCard key={state.id} state={state} pictures={[first, ...others]} view={view} />)
  }
  return (
    <section>
      <Heading>{heading}</Heading>
      {cards.length > 0 && (
        <ul className="cards sb-unstyled" data-width={view.width}>
          {cards}
        </ul>
      )}
      {rows.length > 0 && <ul className="rows sb-unstyled">{rows}</ul>}
    </section>
  )
}

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
    <code>npm run add-pictures</code> adds them to the build.
  </>
)
