import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ExampleTable } from './testing/ExampleTable.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

const sizes = () => [
  ...Array.from(document.querySelectorAll<HTMLElement>('col, th'), ({ style }) => parseFloat(style.width)),
  parseFloat(document.querySelector<HTMLElement>('.data-table')?.style.getPropertyValue('--row') ?? ''),
]

it('makes rows as high and columns as wide as the reader’s text is large', () => {
  render(<ExampleTable />)
  const usual = sizes().filter((size) => !Number.isNaN(size))
  expect(usual.length).toBeGreaterThan(2)
  cleanup()
  document.documentElement.style.fontSize = '32px'
  render(<ExampleTable />)
  expect(sizes().filter((size) => !Number.isNaN(size))).toEqual(usual.map((size) => 2 * size))
})
