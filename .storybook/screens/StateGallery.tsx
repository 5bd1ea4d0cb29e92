import { useState } from 'react'
import { groupBy, sumBy, xor } from 'es-toolkit'
import useSWRImmutable from 'swr/immutable'
import { AnchorMdx, Heading } from '@storybook/addon-docs/blocks'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { Comparison } from './Comparison.tsx'
import { loadStates, type State, type States } from './loadStates.ts'
import type { View } from './readPictures.ts'
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

/** What can be asked for, each with the headings of its sections. */
const KINDS = [
  { value: 'all', label: 'All', headings: /./ },
  { value: 'work', label: 'At work', headings: /^(?!(Default|Loading|Empty|Partial|Errors)$)/ },
  { value: 'empty', label: 'Empty', headings: /^Empty$/ },
  { value: 'loading', label: 'Loading', headings: /^Loading$/ },
  { value: 'failing', label: 'Failing', headings: /^(Partial|Errors)$/ },
] as const

/**
 * A wall of all states of a screen, in one width and theme, below links to the page's headings: those of the states, then
 * `further` ones. A state without a picture is shown live, one at a time. Two that are ticked stand side by side.
 */
export function StateGallery({ screen, further }: { screen: Screen; further: readonly string[] }) {
  const states = useStates(screen)
  const toolbarTheme = usePageTheme()
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('all')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>(() => (window.innerWidth < 768 ? '390' : '1440'))
  const [chosenTheme, setTheme] = useState<View['theme']>()
  const [liveId, setLiveId] = useState<string>()
  const [chosen, setChosen] = useState<readonly State[]>([])
  if (states === null) return null
  const view: View = { width: Number(width), theme: chosenTheme ?? toolbarTheme }
  const { commit, date, pictures } = states.pictures
  const picturesOf = groupBy(pictures, ({ story }) => story)
  const sectionsOf = ({ headings }: (typeof KINDS)[number]) =>
    states.sections.filter(({ heading }) => headings.test(heading))
  const kinds = KINDS.map((each) => ({ ...each, count: sumBy(sectionsOf(each), ({ stories }) => stories.length) }))
  const sections = KINDS.filter(({ value }) => value === kind).flatMap(sectionsOf)
  return (
    <>
      <p>
        {pictures.length > 0 && `Pictures of commit ${commit.slice(0, 8)}, ${date}. `}
        {pictures.length === 0 && 'Press a state, or rest on it, to see it at work. '}
        Tick two to see them side by side.
      </p>
      <div className="view sb-unstyled">
        <SegmentedControl
          label="States"
          size="s"
          options={kinds.filter(({ count }) => count > 0)}
          value={kind}
          onChange={setKind}
        />
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
        <section key={heading}>
          <Heading>{heading}</Heading>
          <ul className="tiles cards sb-unstyled" data-width={view.width}>
            {stories.map((state) => (
              <StateCard
                key={state.id}
                state={state}
                pictures={picturesOf[state.id] ?? []}
                view={view}
                isLive={liveId === state.id}
                onShow={() => setLiveId(state.id)}
                isChosen={chosen.includes(state)}
                onChoose={() => setChosen(xor(chosen, [state]))}
              />
            ))}
          </ul>
        </section>
      ))}
      <Comparison
        states={chosen}
        picturesOf={picturesOf}
        view={view}
        // The first stays, to be compared with the next that is ticked.
        onClose={() => setChosen(chosen.slice(0, 1))}
      />
    </>
  )
}

/** Null while they load. */
function useStates({ title }: Screen): States | null {
  const { data = null, error } = useSWRImmutable<States, Error>(title, loadStates)
  if (error !== undefined) throw error
  return data
}
