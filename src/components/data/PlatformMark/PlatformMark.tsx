import { createElement, memo } from 'react'
import { css, styled } from 'styled-components'
import { PLATFORM_FACTS, type PlatformOrAll } from '#domain/platforms.ts'

export interface PlatformMarkProps {
  /** Determines shape and colour: a platform, or all of them. */
  platform: PlatformOrAll
  /** The text beside the shape. @default none */
  label?: string
  /** The accessible name of a shape without a label; without either the shape is decorative. @default none */
  name?: string
  /** Outline only, for a platform that is switched off. @default false */
  hollow?: boolean
}

/** An ad platform, or all of them, as a shape, a colour and a name, never colour alone. */
export const PlatformMark = memo(function PlatformMark({ platform, label, name, hollow = false }: PlatformMarkProps) {
  const a11yProps =
    label === undefined && name !== undefined
      ? ({ role: 'img', 'aria-label': name } as const)
      : ({ 'aria-hidden': true } as const)
  const shape = (
    <Shape width="10" height="10" viewBox="0 0 10 10" data-platform={platform} data-hollow={hollow} {...a11yProps}>
      {createElement(...PLATFORM_FACTS[platform].mark[hollow ? 'outline' : 'full'])}
    </Shape>
  )
  if (label === undefined) return shape
  return (
    <Line>
      {shape}
      <bdi>{label}</bdi>
    </Line>
  )
})

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  white-space: nowrap;
`

const Shape = styled.svg`
  display: inline-block;
  fill: currentColor;

  ${Object.entries(PLATFORM_FACTS).map(
    ([platform, { color }]) => css`
      &[data-platform='${platform}'] {
        color: ${color};
      }
    `,
  )}

  &[data-hollow='true'] {
    fill: none;
    stroke: currentColor;
  }
`
