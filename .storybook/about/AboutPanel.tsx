/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { CallList } from './CallList.tsx'
import { Proofs } from './Proofs.tsx'
import { Row } from './Row.tsx'
import { ScreenPageLink } from './ScreenPageLink.tsx'
import { useAboutState } from './useAboutState.ts'

/** The panel "About this state": what it shows, the screen and its route, what it proves, and the screen's calls. */
export const AboutPanel = ({ isActive }: { isActive: boolean }) => (
  <AddonPanel active={isActive}>{isActive ? <About /> : <></>}</AddonPanel>
)

function About() {
  const { storyId, comment, route, screen, calls } = useAboutState()
  return (
    <List>
      {comment !== undefined && <Row name="Comment">{comment}</Row>}
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
      <Proofs key={storyId} storyId={storyId} />
      {CALLS.map(({ name, moment }) => {
        const made = calls.filter(({ when }) => when === moment)
        return (
          made.length > 0 && (
            <Row key={name} name={name}>
              <CallList calls={made} />
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
