import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NewVersionScreen } from '#screens/NewVersion/NewVersionScreen.tsx'
import { NoConnectionScreen } from '#screens/NoConnection/NoConnectionScreen.tsx'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'

afterEach(cleanup)

/** The shapes of a logo, without the class names of styled-components. */
const shapesOf = (root: ParentNode) =>
  Array.from(root.querySelectorAll('svg > *'), (shape) => [
    shape.tagName,
    ...shape.getAttributeNames().map((name) => [name, shape.getAttribute(name)]),
  ])

const start = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')

it('index.html turns referrers off before it names any file', () => {
  const policy = start.querySelector('meta[name=referrer][content=no-referrer]')
  const first = start.querySelector('link, script')
  expect(policy?.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the static logo of index.html is the one that the app shows next', () => {
  const { container } = render(<PulsingLogo fullPage />)
  const [before, after] = [start.querySelector('#root > .start'), container.firstElementChild]
  expect(before?.getAttribute('role')).toBe(after?.getAttribute('role'))
  expect(before?.textContent.trim()).toBe(after?.textContent)
  expect(shapesOf(start)).toEqual(shapesOf(container))
  expect(shapesOf(start)).toHaveLength(4)
})

it.each([
  ['offline', <NoConnectionScreen key="" offline onRetry={vi.fn()} />],
  ['unreachable', <NoConnectionScreen key="" offline={false} onRetry={vi.fn()} />],
  ['newVersion', <NewVersionScreen key="" onReload={vi.fn()} />],
])('the static message of index.html says what the app does: %s', (failure, screen) => {
  const message = start.querySelector(`#root > main[hidden][data-failure=${failure}]`)
  const { container } = render(screen)
  const textsOf = (root: ParentNode | null) =>
    Array.from(root?.querySelectorAll('h1, p, button') ?? [], ({ tagName, textContent }) => [tagName, textContent])
  expect(textsOf(message)).toEqual(textsOf(container))
  expect(message?.textContent.replace(/\s+/g, '')).toBe(container.textContent.replace(/\s+/g, ''))
  expect(start.querySelectorAll('main')).toHaveLength(3)
})
