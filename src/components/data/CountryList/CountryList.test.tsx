import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CountryList } from './CountryList.tsx'

afterEach(cleanup)

const names = new Map([
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['AU', 'Australia'],
])

function renderList(ids: readonly string[], max?: number) {
  const { container } = render(<CountryList ids={ids} names={names} {...(max === undefined ? {} : { max })} />)
  return {
    visibleText: container.querySelector('[aria-hidden]')?.textContent,
    accessibleText: container.querySelector('.visually-hidden')?.textContent,
    title: container.querySelector('[title]')?.getAttribute('title'),
    text: container.textContent,
  }
}

describe('CountryList', () => {
  it('shows three codes and counts the rest, with all names for screen readers and on hover', () => {
    const { visibleText, accessibleText, title } = renderList(['GB', 'US', 'CA', 'AU'])
    expect(visibleText).toBe('GB US CA +1')
    expect(accessibleText).toBe('United Kingdom, United States, Canada, Australia')
    expect(title).toBe(accessibleText)
  })

  it('has no count if all codes fit', () => {
    expect(renderList(['GB', 'US', 'CA']).visibleText).toBe('GB US CA')
    expect(renderList(['GB', 'US', 'CA', 'AU'], 4).visibleText).toBe('GB US CA AU')
  })

  it('falls back to the code for an unknown country', () => {
    expect(renderList(['XK']).accessibleText).toBe('XK')
  })

  it('shows a dash without countries', () => {
    expect(renderList([]).text).toBe('–')
  })
})
