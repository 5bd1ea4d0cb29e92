import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StorySession } from './StorySession.tsx'

it('begins each story without what another has stored, in the theme of the toolbar', () => {
  localStorage.setItem('lightshelf.ads.columns.HV01', '["status"]')
  localStorage.setItem('lightshelf.theme', 'light')
  localStorage.setItem('storybook-layout', '{}')
  sessionStorage.setItem('lightshelf.signing-in', '1')
  render(<StorySession signedInAs="none">{null}</StorySession>)
  expect(Object.keys(localStorage)).toEqual(['lightshelf.theme', 'storybook-layout'])
  expect(Object.keys(sessionStorage)).toEqual([])
})
