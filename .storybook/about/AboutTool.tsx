/** @jsxRuntime classic */
// As in manager.tsx: Storybook's own React, with the classic JSX runtime.
import * as React from 'react'
import { Separator } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { ScreenPageLink } from './ScreenPageLink.tsx'
import { useAboutState } from './useAboutState.ts'

/** The state's comment in the toolbar, as far as there is room, and a link to the page of its screen. */
export function AboutTool() {
  const { comment, screen } = useAboutState()
  return (
    <>
      <Separator />
      <Line>
        {comment !== undefined && <Comment title={comment}>{comment}</Comment>}
        {screen !== undefined && <ScreenPageLink screen={screen}>All states</ScreenPageLink>}
      </Line>
    </>
  )
}

/** The comment has no width of its own: a long one is cut, and doesn't make the toolbar scroll. */
const Line = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) max-content',
  alignItems: 'center',
  columnGap: 12,
  paddingInline: 6,
  fontSize: theme.typography.size.s2 - 1,
  a: { gridColumn: 2, fontSize: 'inherit', fontWeight: theme.typography.weight.bold },
}))

const Comment = styled.span({ overflow: 'hidden', textOverflow: 'ellipsis' })
