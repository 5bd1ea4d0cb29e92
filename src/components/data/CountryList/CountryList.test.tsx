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

function show(ids: readonly string[], max?: number) {
  const { container } = render(<CountryList ids={ids} names={names} {...(max === undefined ? {} : { max })} />)
  return {
    seen: container.querySelector('[aria-hidden]')?.textContent,
    heard: container.querySelector('.vh')?.textContent,
    title: container.querySelector('[title]')?.getAttribute('title'),
    all: container.textContent,
  }
}

describe('CountryList', () => {
  it('writes three codes and counts the rest, with all names for ear and pointer', () => {
    const { seen, heard, title } = show(['GB', 'US', 'CA', 'AU'])
    expect(seen).toBe('GB US CA +1')
    expect(heard).toBe('United Kingdom, United States, Canada, Australia')
    expect(title).toBe(heard)
  })

  it('counts nothing when all are there', () => {
    expect(show(['GB', 'US', 'CA']).seen).toBe('GB US CA')
    expect(show(['GB', 'US', 'CA', 'AU'], 4).seen).toBe('GB US CA AU')
  })

  it('lets a code without a name stand for itself', () => {
    expect(show(['XK']).heard).toBe('XK')
  })

  it('is a dash without countries', () => {
    expect(show([]).all).toBe('–')
  })
})
