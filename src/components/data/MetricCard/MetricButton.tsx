import { styled } from 'styled-components'
import { metricText } from '#domain/messages/data.ts'
import { changeKind } from '../Delta/changeKind.ts'
import { Delta } from '../Delta/Delta.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { Tooltip } from '#components/overlays/Tooltip/Tooltip.tsx'
import { formatExact, formatShort, type MetricValue } from './metricValue.ts'

export interface MetricButtonProps {
  /** Name of the metric: 'Clicks'. */
  label: string
  /** The metric's value with its format and change. */
  figure: MetricValue
  /** What the metric means, for its tooltip. @default none */
  help?: string
  /** Whether it is the metric shown below. */
  pressed: boolean
  /** Called when it is pressed, also while `pressed`. */
  onPress: () => void
  /** Whether its figure is loading; it can be pressed nevertheless. */
  loading?: boolean
}

/**
 * A figure that switches the chart below to its metric. Use several in a MetricButtons.
 * ARIA pattern: button (toggle).
 */
export function MetricButton({ label, figure, help, pressed, onPress, loading = false }: MetricButtonProps) {
  const exact = loading ? null : formatExact(figure)
  return (
    <Tooltip title={[exact, help].filter((text) => text != null).join('. ')}>
      <ToggleButton type="button" aria-pressed={pressed} onClick={onPress}>
        <small>{label}</small>
        <span>
          {loading ? (
            <Skeleton label={metricText.loading(label)}>
              <SkeletonBox>
                <SkeletonLine width={64} height={18} />
              </SkeletonBox>
            </Skeleton>
          ) : (
            <>
              <b data-empty={figure.value === null || undefined}>{formatShort(figure)}</b>
              {figure.change !== undefined && <Delta change={figure.change} kind={changeKind(figure.format)} />}
            </>
          )}
        </span>
      </ToggleButton>
    </Tooltip>
  )
}

/** A group of MetricButtons: a row, or three columns on small screens. Needs an `aria-label`. */
export const MetricButtons = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-8);

  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 10px;
  }
`

const ToggleButton = styled.button`
  position: relative;
  min-width: 0;
  min-height: var(--touch);
  padding: 2px 0 6px;
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  & > small {
    display: block;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover > small {
    color: var(--text);
  }

  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-2);
    align-items: baseline;
    min-height: 28px;
  }

  & b {
    font-size: 20px;
    font-weight: var(--fw-medium);
    letter-spacing: -0.01em;
    line-height: 28px;
  }

  & [data-empty] {
    color: var(--text-3);
  }

  &::after {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 1px;
    content: '';
  }

  &:hover::after {
    background: var(--line-ctl);
  }

  &[aria-pressed='true']::after {
    background: var(--lamp);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true']::after {
      background: Highlight;
    }
  }

  @media (max-width: 767px) {
    & b {
      font-size: var(--fs-title);
      line-height: var(--lh-title);
    }

    & > span {
      flex-direction: column;
      align-items: flex-start;
    }
  }
`

const SkeletonBox = styled.div`
  padding: 5px 0;
`
