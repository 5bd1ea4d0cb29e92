/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import useSWRImmutable from 'swr/immutable'
import { AddonPanel } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { provenLines, readConformance } from './readProvenLines.ts'
import { ScreenPageLink } from './ScreenPageLink.tsx'
import { useAboutState } from './useAboutState.ts'

/** The panel "About this state": what it shows, the screen and its route, what it proves, and the screen's calls. */
export const AboutPanel = ({ isActive }: { isActive: boolean }) => (
  <AddonPanel active={isActive}>{isActive ? <About /> : <></>}</AddonPanel>
)

function About() {
  const { storyId, comment, failing, route, screen, calls } = useAboutState()
  return (
    <List>
      {comment !== undefined && <Row name="Comment">{comment}</Row>}
      {failing.length > 0 && <Row name="Fails">{failing.join(', ')}</Row>}
      {screen !== undefined && (
        <Row name="Screen">
          {screen.name}: <ScreenPageLink screen={screen}>all states</ScreenPageLink>
        </Row>
      )}
      {route !== undefined && (
        <Row name="Route">
          <code>{route}</code>
        </Row>
      )}
      <Proofs storyId={storyId} />
      {CALLS.map(({ name, moment }) => {
        const made = calls.filter(({ when }) => when === moment)
        return (
          made.length > 0 && (
            <Row key={name} name={name}>
              <Calls>
                {made.map(({ id, words, method, path }) => (
                  <li key={id}>
                    {words} <code>{`${method} ${path}`}</code>
                  </li>
                ))}
              </Calls>
            </Row>
          )
        )
      })}
    </List>
  )
}

const CALLS = [
  { name: 'Calls while loading', moment: 'load' },
  { name: 'Calls on a press', moment: 'press' },
]

/** A name and what is to be said. */
const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

/** The row with the lines of the specification that a story proves; none if it proves none. */
function Proofs({ storyId }: { storyId: string }) {
  const { data = '', error } = useSWRImmutable<string, Error>('conformance', readConformance)
  const lines = provenLines(data, storyId)
  if (error !== undefined) return <Row name="Specification">Couldn’t be loaded</Row>
  if (lines.length === 0) return null
  return (
    <Row name="Specification">
      {lines.map(({ number, text }) => (
        <div key={number}>{`${number} ${text}`}</div>
      ))}
    </Row>
  )
}

const List = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '12px 24px',
  margin: 0,
  padding: 16,
  fontSize: theme.typography.size.s2,
  lineHeight: '20px',
  color: theme.color.defaultText,
  dt: { color: theme.barTextColor },
  dd: { margin: 0 },
  code: { padding: 0, margin: 0, fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s2 - 1 },
}))

/** In as many columns as there is room for. */
const Calls = styled.ul(({ theme }) => ({
  columns: '340px',
  columnGap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { breakInside: 'avoid', paddingBottom: 4 },
  code: { color: theme.barTextColor, overflowWrap: 'anywhere' },
}))
