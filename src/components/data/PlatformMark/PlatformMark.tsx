import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PlatformOrAll } from '#domain/metrics.ts'

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

/** Shapes on a 10 × 10 grid: circle, square, diamond, two bars. A hollow shape is as large as the filled one. */
const SHAPES: Record<PlatformOrAll, { full: ReactNode; hollow: ReactNode }> = {
  gad: { full: <circle cx="5" cy="5" r="4.3" />, hollow: <circle cx="5" cy="5" r="3.6" strokeWidth="1.4" /> },
  mad: {
    full: <rect x="1" y="1" width="8" height="8" rx="1" />,
    hollow: <rect x="1.7" y="1.7" width="6.6" height="6.6" rx=".5" strokeWidth="1.4" />,
  },
  pad: { full: <path d="M5 0 10 5 5 10 0 5z" />, hollow: <path d="M5 1 9 5 5 9 1 5z" strokeWidth="1.4" /> },
  all: {
    full: <path d="M0 2.7h10v1.6H0zM0 5.7h10v1.6H0z" />,
    hollow: <path d="M.4 1.2h9.2v2.6H.4zM.4 6.2h9.2v2.6H.4z" strokeWidth=".8" />,
  },
}

/** An ad platform, or all of them, as a shape, a colour and a name, never colour alone. */
export const PlatformMark = memo(function PlatformMark({ platform, label, name, hollow = false }: PlatformMarkProps) {
  const a11yProps =
    label === undefined && name !== undefined
      ? ({ role: 'img', 'aria-label': name } as const)
      : ({ 'aria-hidden': true } as const)
  const shape = (
    <Shape width="10" height="10" viewBox="0 0 10 10" data-platform={platform} data-hollow={hollow} {...a11yProps}>
      {SHAPES[platform][hollow ? 'hollow' : 'full']}
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

  &[data-platform='gad'] {
    color: var(--gad);
  }

  &[data-platform='mad'] {
    color: var(--mad);
  }

  &[data-platform='pad'] {
    color: var(--pad);
  }

  &[data-platform='all'] {
    color: var(--all);
  }

  &[data-hollow='true'] {
    fill: none;
    stroke: currentColor;
  }
`
