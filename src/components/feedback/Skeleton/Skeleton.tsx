import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { feedbackText } from '#domain/messages/common.ts'

/** A length in px, or any CSS length such as '62%'. */
type Length = number | string

export interface SkeletonProps {
  /** The shapes: SkeletonLine, SkeletonBlock or others. */
  children: ReactNode
  /** Text for screen readers instead of the shapes. */
  label?: string | undefined
}

/** A busy region with placeholder shapes. Wrap once around all shapes of a panel. */
export function Skeleton({ children, label = feedbackText.loading }: SkeletonProps) {
  return (
    <Region aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </Region>
  )
}

/** A placeholder for a line of text: 10px high for text, 8 for small text, 20 for figures. */
export function SkeletonLine({ width = '100%', height = 10 }: { width?: Length; height?: number }) {
  return <Shape style={{ width, height }} />
}

/** A placeholder for an image, a cover or a chart column. */
export function SkeletonBlock({
  width = '100%',
  height,
  cover = false,
}: {
  width?: Length
  height: Length
  cover?: boolean
}) {
  return <Shape data-cover={cover} style={{ width, height }} />
}

/** A placeholder for an avatar or a round icon. */
export function SkeletonCircle({ size }: { size: number }) {
  return <Shape data-round style={{ width: size, height: size }} />
}

const sheen = keyframes`
  to { transform: translateX(100%); }
`

const Region = styled.div`
  position: relative;
`

const Shape = styled.div`
  position: relative;
  flex: none;
  max-width: 100%;
  overflow: hidden;
  border-radius: var(--r-1);
  background: var(--hover);

  &[data-cover='true'] {
    border-radius: var(--r-cover);
  }

  &[data-round] {
    border-radius: var(--r-full);
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--glow), transparent);
    transform: translateX(-100%);
    animation: var(--endless-animation, ${sheen} 1600ms var(--ease) infinite);
  }
`
