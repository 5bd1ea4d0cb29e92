import { expect, userEvent, waitFor, within } from 'storybook/test'
import { findScroller } from './findScroller.ts'

/** What a story of a wide, long table with totals plays: it scrolls sideways, the page up and down. */
export async function scrollsSideways({ canvasElement }: { canvasElement: HTMLElement }) {
  const scroller = await findScroller(canvasElement)
  await expect(scroller.scrollHeight).toBe(scroller.clientHeight)
  const copyOf = (edge: 'top' | 'bottom') => canvasElement.querySelector<HTMLElement>(`.edge-copy[data-edge=${edge}]`)
  await waitFor(() => expect(copyOf('bottom')).toBeVisible())
  await expect(copyOf('bottom')?.getBoundingClientRect().bottom).toBe(window.innerHeight)
  await expect(copyOf('top')).not.toBeVisible()
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  window.scrollTo({ top: 900 })
  scroller.scrollTo({ left: 600 })
  await waitFor(() => expect(copyOf('top')).toBeVisible())
  await expect(copyOf('top')?.getBoundingClientRect().top).toBe(0)
  await waitFor(() => expect([copyOf('top')?.scrollLeft, copyOf('bottom')?.scrollLeft]).toEqual([600, 600]))
  const lefts = () =>
    [...canvasElement.querySelectorAll('tr:not(.gap) > :first-child')].map((cell) => cell.getBoundingClientRect().left)
  await expect(new Set(lefts())).toEqual(new Set([0]))
  const clicks = [...(copyOf('top')?.querySelectorAll('button') ?? [])].find(
    (button) => button.textContent === 'Clicks',
  )
  await userEvent.click(clicks ?? canvasElement)
  await expect(within(canvasElement).getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expect(copyOf('top')).not.toContainElement(document.activeElement as HTMLElement)
  copyOf('bottom')?.scrollTo({ left: 50 })
  await waitFor(() => expect(scroller.scrollLeft).toBe(50))
  window.scrollTo({ top: document.documentElement.scrollHeight })
  await waitFor(() => expect(copyOf('bottom')).not.toBeVisible())
  window.scrollTo({ top: 0 })
  await waitFor(() => expect(copyOf('top')).not.toBeVisible())
}
