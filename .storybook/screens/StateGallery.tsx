import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { compact, sumBy, xor } from 'es-toolkit'
import useSWRImmutable from 'swr/immutable'
import { AnchorMdx, DocsContext, HeaderMdx } from '@storybook/addon-docs/blocks'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { Button } from '#components/actions/Button/Button.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { useAddressParams } from '../docs/useAddressParams.ts'
import { usePageTheme } from '../docs/useToolbarTheme.ts'
import { loadStates, type State, type States } from './loadStates.ts'
import type { View } from './readPictures.ts'
import type { Screen } from './screens.ts'
import { StateCard, StateLink, StateView } from './StateCard.tsx'

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
  { value: 'work', label: 'At work', headings: /^(?!(Loading|Empty|Partial|Errors)$)/ },
  { value: 'empty', label: 'Empty', headings: /^Empty$/ },
  { value: 'loading', label: 'Loading', headings: /^Loading$/ },
  { value: 'failing', label: 'Failing', headings: /^(Partial|Errors)$/ },
] as const

/**
 * A wall of all states of a screen, in one width and the toolbar's theme, below links to the page's headings: those of the
 * states, then `further` ones. A state without a picture is shown live, one at a time. Two that are ticked stand side by
 * side. What is chosen is kept in the address.
 */
export function StateGallery({ screen, further }: { screen: Screen; further: readonly string[] }) {
  const states = useStates(screen)
  const { channel } = useContext(DocsContext)
  const theme = usePageTheme()
  const [params, setParam] = useAddressParams()
  const [liveId, setLiveId] = useState<string>()
  if (states === null) return null
  const sectionsOf = ({ headings }: (typeof KINDS)[number]) =>
    states.sections.filter(({ heading }) => headings.test(heading))
  const kinds = KINDS.map((each) => ({
    ...each,
    count: sumBy(sectionsOf(each), ({ stories }) => stories.length),
  })).filter(({ count }) => count > 0)
  const pick = <V extends string>(options: readonly { value: V }[], name: string, fallback: V): V =>
    options.find(({ value }) => value === params[name])?.value ?? fallback
  const kind = pick(kinds, 'states', 'all')
  const width = pick(WIDTHS, 'width', window.innerWidth < 768 ? '390' : '1440')
  const view: View = { width: Number(width), theme }
  const all = states.sections.flatMap(({ stories }) => stories)
  const chosen = compact((params.compare ?? '').split(','))
  const compared = compact(chosen.map((id) => all.find((state) => state.id === id)))
  const { commit, date, pictures } = states.published
  const setTheme = (theme: string) => channel.emit(UPDATE_GLOBALS, { globals: { theme } })
  const controls = [
    { label: 'States', options: kinds, value: kind, onChange: (value: string) => setParam('states', value) },
    { label: 'Width', options: WIDTHS, value: width, onChange: (value: string) => setParam('width', value) },
    { label: 'Theme', options: THEMES, value: theme, onChange: setTheme },
  ]
  const sections = KINDS.filter(({ value }) => value === kind).flatMap(sectionsOf)
  return (
    <>
      <p>
        {pictures.length > 0 && `Pictures of commit ${commit.slice(0, 8)}, ${date}. `}
        {pictures.length === 0 && 'Press a state, or rest on it, to see it at work. '}
        Tick two to see them side by side.
      </p>
      <div className="view sb-unstyled">
        {controls.map((control) => (
          <SegmentedControl<string> key={control.label} size="s" {...control} />
        ))}
        <nav aria-label="On this page">
          {[...sections.map(({ heading }) => heading), ...further].map((heading) => (
            <AnchorMdx key={heading} href={`#${idOf(heading)}`} target="_self">
              {heading}
            </AnchorMdx>
          ))}
        </nav>
      </div>
      {sections.map(({ heading, stories }) => (
        <section key={heading}>
          <SectionHeading>{heading}</SectionHeading>
          <ul className="tiles cards sb-unstyled" data-width={view.width}>
            {stories.map((state) => (
              <StateCard
                key={state.id}
                state={state}
                view={view}
                isLive={liveId === state.id}
                onShow={() => setLiveId(state.id)}
                isChosen={chosen.includes(state.id)}
                onChoose={() => setParam('compare', xor(chosen, [state.id]).join(','))}
              />
            ))}
          </ul>
        </section>
      ))}
      {compared.length === 2 && <Comparison states={compared} view={view} onClose={() => setParam('compare', '')} />}
    </>
  )
}

/** Two states side by side, in a dialog. */
function Comparison({ states, view, onClose }: { states: readonly State[]; view: View; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before its stories load: they give the focus back to what has it then.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="comparison sb-unstyled" aria-label="Side by side" onClose={onClose}>
      <header>
        Side by side
        <Button size="s" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </header>
      {states.map((state) => (
        <figure key={state.id}>
          <figcaption>
            <StateLink state={state} view={view}>
              {state.name}
            </StateLink>
          </figcaption>
          <StateView state={state} view={view} />
        </figure>
      ))}
    </dialog>
  )
}

const idOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-')

/** A heading of a screen's page. The id of Storybook's own changes each time that it is drawn. */
export const SectionHeading = ({ children }: { children: string }) => (
  <HeaderMdx as="h2" id={idOf(children)}>
    {children}
  </HeaderMdx>
)

/** Null while they load. */
function useStates({ title }: Screen): States | null {
  const { data = null, error } = useSWRImmutable<States, Error>(title, loadStates)
  if (error !== undefined) throw error
  return data
}
