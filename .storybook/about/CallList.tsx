/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { styled } from 'storybook/theming'
import type { PageCall } from '#mocks/pageCalls.ts'

/** Calls in words, each with its endpoint, in as many columns as there is room for. */
export const CallList = ({ calls }: { calls: readonly PageCall[] }) => (
  <List>
    {calls.map(({ id, words, method, path }) => (
      <li key={id}>
        {words} <code>{`${method} ${path}`}</code>
      </li>
    ))}
  </List>
)

const List = styled.ul(({ theme }) => ({
  columns: '340px',
  columnGap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { breakInside: 'avoid', paddingBottom: 4 },
  code: { color: theme.barTextColor, overflowWrap: 'anywhere' },
}))
