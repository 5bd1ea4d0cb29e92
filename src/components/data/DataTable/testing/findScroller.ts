import { waitFor } from 'storybook/test'

/** What scrolls a table sideways, once the table knows that its columns don't fit. */
export const findScroller = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const scroller = canvasElement.querySelector<HTMLElement>('[data-scroll="box"] .scroller')
    if (!scroller) throw new Error('The table does not scroll sideways')
    return scroller
  })
