import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatusMark } from './StatusMark.tsx'
import { KNOWN_STATUSES } from './statusShapes.tsx'

afterEach(cleanup)

const drawn = (status: string | null) =>
  render(<StatusMark status={status} label="Word" />).container.querySelector('svg')?.outerHTML

describe('StatusMark', () => {
  it('gives every status a shape of its own, so that none needs its colour', () => {
    expect(new Set(KNOWN_STATUSES.map(drawn)).size).toBe(KNOWN_STATUSES.length)
  })

  it.each([null, '', 'archived', 'toString'])('shows %j as unknown', (status) => {
    expect(drawn(status)).toBe(drawn('unknown'))
  })

  it('knows a status however it is written, and says its word', () => {
    expect(drawn(' Live ')).toBe(drawn('live'))
    expect(render(<StatusMark status="live" label="Live" />).container.textContent).toBe('Live')
  })
})
