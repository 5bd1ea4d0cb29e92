import { Markdown } from '@storybook/addon-docs/blocks'
import changelog from '../../CHANGELOG.md?raw'

/** The newest entries of the changelog on Storybook, whose visitors read them. */
export const News = () => (
  <Markdown>
    {changelog
      .split(/^(?=- )/m)
      .filter((entry) => entry.startsWith('- Storybook: '))
      .slice(0, 4)
      .map((entry) => entry.replace(/Storybook: ./, (start) => start.slice(-1).toUpperCase()))
      .join('')}
  </Markdown>
)
