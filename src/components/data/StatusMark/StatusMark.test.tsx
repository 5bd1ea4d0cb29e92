import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatusMark } from './StatusMark.tsx'
import { KNOWN_STATUSES } from './statusShapes.tsx'

afterEach(cleanup)

const shapeOf = (status: string | null) =>
  render(<StatusMark status={status} label="Word" />).container.querySelector('svg')?.outerHTML

describe('StatusMark', () => {
  it('has a distinct shape for every status', () => {
    expect(new Set(KNOWN_STATUSES.map(shapeOf)).size).toBe(KNOWN_STATUSES.length)
  })

  it.each([null, '', 'archived', 'toString'])('shows %j as unknown', (status) => {
    expect(shapeOf(status)).toBe(shapeOf('unknown'))
  })

  it('ignores case and spaces in a status, and shows its label', () => {
    expect(shapeOf(' Live ')).toBe(shapeOf('live'))
    expect(render(<StatusMark status="live" label="Live" />).container.textContent).toBe('Live')
  })
})
