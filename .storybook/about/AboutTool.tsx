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
      {comment !== undefined && (
        <Line>
          <Comment title={comment}>{comment}</Comment>
        </Line>
      )}
      {screen !== undefined && <ScreenPageLink screen={screen}>All states</ScreenPageLink>}
      <Separator />
    </>
  )
}

/** Of no width of its own, so that a long comment is cut and doesn't make the toolbar scroll. */
const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
})

const Comment = styled.span(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: theme.typography.size.s2 - 1,
}))
